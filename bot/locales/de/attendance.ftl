attendance-all-here = Der Check-in ist zu: Alle { $here } sind da!
attendance-left-out = Der Check-in ist zu: { $here } da, { $out } fehlen: { $names }. Doch da? Drück den Knopf oder nimm `/join`.
attendance-left-out-begins = Der Check-in ist vorbei: { $here } da, { $out } nicht: { $names }. Los geht’s!
attendance-you-are-out = **{ $title }** beginnt ohne dich, weil du nicht eingecheckt hast. Mit dem Knopf kommst du zurück.
attendance-state-none = Der Check-in ist nicht offen. Wenn du ihn öffnest, werden alle einmal gefragt; wer ihn verpasst, ist draußen.
attendance-state-open = Der Check-in ist offen: { $here } von { $all } sind da.
attendance-until = Er schließt { $at }.
attendance-missing = Noch nicht da: { $names }.
attendance-too-late = Zu spät, es hat angefangen: Es gibt keinen Check-in mehr.
attendance-open = Check-in öffnen
attendance-close = Check-in schließen ({ $out } bleiben draußen)
attendance-others = Andere einchecken
attendance-opens-at = Der Check-in öffnet { $at }.
attendance-done = Du bist eingecheckt. Bis gleich!
# In the channel; the button is below. $here of $all have checked in.
attendance-call = **Check-in!** Drück den Knopf, sonst bist du draußen (mit `/join` kommst du zurück). { $here } von { $all } sind da.
# To a director who closes check-in. $names: who has not checked in, a list
attendance-close-anyway =
    { $out ->
        [one] { $names } hat nicht eingecheckt. Den Check-in ohne diese Person schließen?
       *[other] { $out } haben nicht eingecheckt: { $names }. Den Check-in ohne sie schließen?
    }
attendance-start-anyway =
    { $out ->
        [one] { $names } hat nicht eingecheckt. Ohne diese Person starten?
       *[other] { $out } haben nicht eingecheckt: { $names }. Ohne sie starten?
    }
attendance-who = Wer ist da?
