"""Names in many scripts, for pictures."""

SCRIPTS = {
    "latin": "Ana Štěpánková",
    "cyrillic": "Дмитрий Иванов",
    "greek": "Ελένη Παπαδοπούλου",
    "chinese": "王小明",
    "japanese": "山田 たろう",
    "korean": "김철수",
    "arabic": "محمد عبد الله",
    "hebrew": "יוסי כהן",
    "thai": "สมชาย ใจดี",
    "devanagari": "अर्जुन शर्मा",
    "emoji": "🎲🦊👩\u200d🚀",
}

LONG = "Fritzlein of the Very Long Name Indeed, the Third"


def names(count: int) -> list[str]:
    """That many different names: every script, a long one and one letter among the first."""
    first = [*SCRIPTS.values(), LONG, "X", "Zoë 🎲", "دانا Dana 7"]
    return [first[number] if number < len(first) else f"{first[number % 7]} {number + 1}" for number in range(count)]
