#!/usr/bin/perl
# Check the log of a finished tournament: hashes, head, draws, and every round of a Swiss. Written from docs/proofs.md.
# perl docs/check.pl LOG PROOFS [HEAD] prints a line for each thing checked; status 1 if one is wrong.
use v5.36;
use Digest::SHA qw(sha256_hex);
use Encode qw(encode);
use JSON::PP;
use List::Util qw(all any max min sum0);
use Math::BigInt;

# JSON. Numbers are read as texts with a mark, so that they are hashed as they were written.
my $decoder = JSON::PP->new;
sub parsed ($text) {
    die "no JSON\n" if $text =~ /\\u0001|\x01/;
    $text =~ s/("(?:[^"\\]|\\.)*")|(-?\d[\d.eE+-]*)/defined $1 ? $1 : "\"\\u0001$2\""/ge;
    return $decoder->decode($text);
}
sub quoted ($text) {
    my %short = ("\n" => 'n', "\t" => 't', "\r" => 'r', "\b" => 'b', "\f" => 'f', '"' => '"', '\\' => '\\');
    my $units = sub { join '', map { sprintf '\\u%04x', $_ } unpack 'n*', encode('UTF-16BE', $_[0]) };
    $text =~ s/(["\\\x00-\x1f\x7f-\x{10ffff}])/defined $short{$1} ? "\\$short{$1}" : $units->($1)/ge;
    return qq("$text");
}
sub canonical ($value) {
    return 'null' if !defined $value;
    return $value ? 'true' : 'false' if ref $value eq 'JSON::PP::Boolean';
    return '[' . join(',', map { canonical($_) } @$value) . ']' if ref $value eq 'ARRAY';
    return '{' . join(',', map { quoted($_) . ':' . canonical($value->{$_}) } sort keys %$value) . '}' if ref $value;
    return $value =~ /^\x01(.*)/s ? $1 : quoted($value);
}
sub num ($value) { return defined $value && $value =~ /^\x01(.*)/s ? $1 : undef }
sub sha ($text) { utf8::encode($text); return sha256_hex($text) }

# Results.
my $bad = 0;
sub tell_it ($what, $state, $more) { $bad ||= $state eq 'wrong'; print join(' ', $what, $state, $more // ()), "\n"; return }

# The chain of hashes.
sub utc ($at) {
    my ($seconds, $micro) = $at =~ /^(.{19})(?:\.(\d{1,6}))?(?:Z|\+00:00)$/ or die "no moment\n";
    return sprintf '%s.%s+00:00', $seconds, substr(($micro // '') . '000000', 0, 6);
}
sub root ($event) { return ($event->{identity} // '') ne '' ? "$event->{seed}/$event->{identity}" : $event->{seed} }
sub hash_of ($before, $line) {
    my %event = %{ $line->{event} };
    if ($event{kind} =~ /^(TournamentCreated|SeedReplaced)$/) {
        $event{commitment} = $event{seed} ne '' ? sha(root(\%event)) : $event{commitment} // '';
        $event{seed} = '';
    }
    my %hashed = ((map { $_ => $line->{$_} } qw(seq command_id actor)), at => utc($line->{at}), event => \%event);
    return sha("$before\n" . canonical(\%hashed));
}
sub chain ($header, @lines) {
    my ($before, $at, $command, %over, $number) = ('', '', '');
    for my $line (@lines) {
        return $number if num($line->{seq}) ne ++$number || utc($line->{at}) lt $at || hash_of($before, $line) ne $line->{hash};
        return $number if $line->{command_id} ne $command && $over{ $line->{command_id} };
        ($before, $at, $command) = ($line->{hash}, utc($line->{at}), $line->{command_id});
        $over{$command} = 1;
    }
    my ($seal, %rest) = ($header->{seal}, map { $_ => $header->{$_} } grep { $_ ne 'seal' && $_ ne 'herald-log' } keys %$header);
    return $number if num($seal->{lines}) != $number || $seal->{head} ne $before;
    return sha(canonical({ header => \%rest, lines => $seal->{lines}, head => $before })) eq $seal->{hash} ? () : 0;
}

# Draws.
sub drawn ($seed, $purpose, $counter, $low, $high) {
    my ($size, $space) = (Math::BigInt->new($high - $low + 1), Math::BigInt->new(2)->bpow(256));
    for (my $attempt = 0;; $attempt++) {
        my $digest = Math::BigInt->from_hex(sha("$seed/$purpose/$counter" . ($attempt ? "/$attempt" : '')));
        return $low + $digest->copy->bmod($size)->numify if $digest < $space - $space->copy->bmod($size);
    }
}
sub draws_fit ($secret, @draws) {
    return all {
        my $draw = $draws[$_];
        my ($low, $high, $value) = map { num($_) } @{$draw}{qw(low high value)};
        $draw->{seed} eq $secret && num($draw->{counter}) == $_ && drawn($secret, $draw->{purpose}, $_, $low, $high) == $value
    } 0 .. $#draws;
}

# The state.
my (%status, @stages, @started, @words, $root);
sub secret ($name) { my $text = $root; $text = sha("$text/$_") for @words; return sha("$text/$name") }
sub round_of ($pairings, $results = {}) { return { games => $pairings->{pairings}, byes => $pairings->{byes}, idle => $pairings->{idle}, results => $results } }
sub game_of ($id) { for my $stage (@started) { for my $round (@{ $stage->{rounds} }) { return $round if any { $_->{id} eq $id } @{ $round->{games} } } } die "no game $id\n" }
sub apply ($event) {
    my $kind = $event->{kind};
    $root = root($event) if $kind eq 'TournamentCreated' || $kind eq 'SeedReplaced';
    @stages = @{ $event->{stages} } if $kind eq 'TournamentCreated' || $kind eq 'PlanChanged';
    if ($kind eq 'EntrantRegistered') {
        $status{ $event->{entrant} } = $event->{waiting} ? 'waiting' : 'active';
        push @{ $started[ num($event->{stage}) ]{seeds} }, $event->{entrant} if defined $event->{stage};
    }
    $started[-1]{seeds} = [ @{ $event->{seeds} } ] if $kind eq 'EntrantChanged' && $event->{seeds};
    $status{ $event->{entrant} } = $event->{status} if $kind eq 'EntrantStatusChanged';
    push @started, { seeds => [ @{ $event->{seeds} } ], rounds => [] } if $kind eq 'StageStarted';
    push @{ $started[ num($event->{stage}) ]{rounds} }, round_of($event->{pairings}) if $kind eq 'RoundPaired';
    if ($kind eq 'RoundAmended') {
        my $rounds = $started[ num($event->{stage}) ]{rounds};
        my $old = $rounds->[ num($event->{round_number}) - 1 ];
        my %seats = map { $_->{id} => "@{$_->{seats}}" } @{ $event->{pairings}{pairings} };
        my %kept = map { $_->{id} => $old->{results}{ $_->{id} } } grep { $old->{results}{ $_->{id} } && ($seats{ $_->{id} } // '') eq "@{$_->{seats}}" } @{ $old->{games} };
        $rounds->[ num($event->{round_number}) - 1 ] = round_of($event->{pairings}, \%kept);
    }
    if ($kind eq 'MatchAdded') {
        my $round = $started[ num($event->{stage}) ]{rounds}[ num($event->{round_number}) - 1 ];
        $round->{games} = [ @{ $round->{games} }, $event->{game} ] if defined $event->{game};
        $round->{byes} = [ @{ $round->{byes} }, $event->{bye} ] if defined $event->{bye};
    }
    if ($kind eq 'PlayTakenBack') { splice @started, num($event->{stage}) + 1; splice @{ $started[-1]{rounds} }, num($event->{rounds}) }
    game_of($event->{pairing})->{results}{ $event->{pairing} } = $event->{result} if $kind eq 'ResultRecorded';
    delete game_of($event->{pairing})->{results}{ $event->{pairing} } if $kind eq 'ResultCleared';
    push @words, $event->{text} if $kind eq 'DrawContributed' && $event->{draw} eq 'all';
    return;
}

# Certificates.
sub big ($hex) { return $hex =~ s/^-//r eq $hex ? Math::BigInt->from_hex($hex) : -Math::BigInt->from_hex(substr $hex, 1) }
sub width ($number) { return $number ? length Math::BigInt->new($number)->to_bin : 0 }

# The slack of all edges [u, v, cost], or nothing where the certificate proves nothing about these mates.
sub slacks ($certificate, $mates, $edges) {
    my @price = map { big($_) } @{ $certificate->{prices} };
    my @blossoms = grep { !$_->[0]->is_zero } map { [ big($_->[0]), { map { num($_) => 1 } @{ $_->[1] } } ] } @{ $certificate->{blossoms} };
    for my $blossom (@blossoms) {
        my ($price, $inside) = @$blossom;
        return if $price < 0 || keys(%$inside) % 2 == 0 || 1 != grep { !$inside->{ $mates->[$_] } } keys %$inside;
    }
    my @found;
    for my $edge (@$edges) {
        my ($u, $v, $cost) = @$edge;
        my @around = grep { $_->[1]{$u} && $_->[1]{$v} } @blossoms;
        my $slack = $cost - $price[$u] - $price[$v];
        $slack += 2 * $_->[0] for @around;
        return if $slack < 0 || ($mates->[$u] == $v && $slack != 0);
        push @found, [ $u, $v, scalar @around ] if $slack == 0;
    }
    return \@found;
}
sub packed ($size, @edges) {    # [u, v, values of all layers]
    my ($offset, @total) = (2, map { Math::BigInt->bzero } @edges);
    for my $layer (reverse 0 .. $#{ $edges[0][2] }) {
        my @values = map { $_->[2][$layer] } @edges;
        my ($least, $most) = (min(@values), max(@values));
        next if $least == $most;
        $total[$_] += Math::BigInt->new($values[$_] - $least)->blsft($offset) for 0 .. $#edges;
        $offset += width(($most - $least) * int($size / 2));
    }
    return [ map { [ @{ $edges[$_] }[ 0, 1 ], $total[$_] ] } 0 .. $#edges ];
}

# With d(u, v) = v - u.
sub is_preferred ($size, $tight, $mates, $choice) {
    my (@near, @part);
    for my $edge (@$tight) { push @{ $near[ $edge->[0] ] }, $edge->[1]; push @{ $near[ $edge->[1] ] }, $edge->[0] }
    for my $root (0 .. $size - 1) {
        next if defined $part[$root];
        my @inside = ($root);
        $part[$root] = $root;
        for (my $i = 0; $i < @inside; $i++) { for my $v (@{ $near[ $inside[$i] ] }) { next if defined $part[$v]; $part[$v] = $root; push @inside, $v } }
        next if @inside == 2;
        my $certificate = $choice && $choice->{$root} or return 'best';
        @inside = sort { $a <=> $b } @inside;
        my %place = map { $inside[$_] => $_ } 0 .. $#inside;
        my ($total, %shift, %rank) = (0);
        for my $u (reverse @inside) {
            my @later = sort { $a <=> $b } grep { $_ > $u } @{ $near[$u] };
            $rank{$u}{ $later[$_] } = $_ for 0 .. $#later;
            $shift{$u} = $total;
            $total += width(max(0, $#later));
        }
        my @here = grep { defined $part[ $_->[0] ] && $part[ $_->[0] ] == $root } @$tight;
        my $deepest = max(map { $_->[2] } @here);
        my @edges = map {
            my ($u, $v, $around) = @$_;
            my $cost = Math::BigInt->new($deepest - $around)->blsft($total) + Math::BigInt->new($rank{$u}{$v})->blsft($shift{$u});
            [ $place{$u}, $place{$v}, 4 * $cost ]
        } @here;
        slacks($certificate, [ map { $place{ $mates->[$_] } } @inside ], \@edges) or return '';
    }
    return 'proved';
}

# Swiss.
sub counted { return map { my $round = $_; map { [ $_->{seats}, $round->{results}{ $_->{id} } ] } grep { ($round->{results}{ $_->{id} }{how} // 'void') ne 'void' } @{ $round->{games} } } @_ }
sub allocated ($bye) { return ($bye->{kind} // 'allocated') eq 'allocated' }
sub sides ($mine, $theirs, $games, $secret, $counter, $no_third) {
    my (%of, %firsts, $latest);
    for my $game (@$games) {
        for my $who ($mine, $theirs) { push @{ $of{$who} }, $game->[0] eq $who ? 0 : 1 if grep { $_ eq $who } @$game }
        if ((grep { $_ eq $mine } @$game) && (grep { $_ eq $theirs } @$game)) { $firsts{ $game->[0] }++; $latest = $game }
    }
    my @balance = map { sum0(map { 1 - 2 * $_ } @{ $of{$_} // [] }) } $mine, $theirs;
    my @last = map { $of{$_} ? $of{$_}[-1] : undef } $mine, $theirs;
    my @streak = map { my @all = reverse @{ $of{$_} // [] }; my $n = 0; $n++ while $n < @all && $all[$n] == $all[0]; $n } $mine, $theirs;
    my @due = map { $streak[$_] >= 2 ? 1 - $last[$_] : 2 } 0, 1;
    return $due[0] == 0 || $due[1] == 1 ? $mine : $theirs if $no_third && $due[0] != $due[1];
    return $balance[0] < $balance[1] ? $mine : $theirs if $balance[0] != $balance[1];
    my @first = map { $firsts{$_} // 0 } $mine, $theirs;
    return $first[0] < $first[1] ? $mine : $theirs if $first[0] != $first[1];
    return ($mine, $theirs)[ $last[1] ] if defined $last[0] && defined $last[1] && $last[0] != $last[1];
    if ($streak[0] != $streak[1]) { my $who = $streak[0] > $streak[1] ? 0 : 1; return ($mine, $theirs)[ $last[$who] ? $who : 1 - $who ] }
    return $latest->[1] if $latest;
    return drawn($secret, "sides of $mine and $theirs", $$counter++, 0, 1) ? $theirs : $mine;
}
sub swiss ($number, $round, $secret, $certificate) {
    my ($stage, $options) = ($started[$number], $stages[$number]{options});
    return 'command' if !$certificate || defined $options->{points} || $options->{acceleration} || any { @{ $options->{$_} // [] } } qw(never_meet avoid_meeting);
    my (%points, %byes, %met, %balance, %wins, %losses, %run);
    for my $game (counted(@{ $stage->{rounds} })) {
        my ($seats, $result) = @$game;
        my @half = map { num($_) } @{ $result->{half_points} };
        $points{ $seats->[$_] } += $half[$_] for 0, 1;
        for my $seat (0, 1) { if ($half[$seat] > $half[ 1 - $seat ]) { $wins{ $seats->[$seat] }++ } elsif (!$half[$seat]) { $losses{ $seats->[$seat] }++ } }
        if ($options->{forfeit_counts_as_bye} && $result->{how} eq 'forfeit') { $byes{ $seats->[$_] }++ for grep { $half[$_] == 2 } 0, 1 }
        $met{ join ' ', sort @$seats }++ if $result->{how} eq 'played';
    }
    for my $bye (map { @{ $_->{byes} } } @{ $stage->{rounds} }) {
        $points{ $bye->{entrant} } += num($bye->{half_points});
        $byes{ $bye->{entrant} }++ if allocated($bye) || $bye->{kind} eq 'full';
        $wins{ $bye->{entrant} }++ if allocated($bye) && num($bye->{half_points}) == 2;
    }
    my @sides = map { my ($seats, $result) = @$_; ($result->{first} // '') eq $seats->[1] ? [ reverse @$seats ] : $seats } counted(map { @{ $_->{rounds} } } @started[ 0 .. $number ]);
    for my $game (@sides) {
        my ($u, $v) = @$game;
        $balance{$u}++, $balance{$v}--, $run{$u} = max($run{$u} // 0, 0) + 1, $run{$v} = min($run{$v} // 0, 0) - 1;
    }
    my %due = map { $_ => $run{$_} <=> 0 } grep { $options->{no_third_side} && abs $run{$_} >= 2 } keys %run;
    my $latest = $options->{remember_floats} && $stage->{rounds}[-1] || { games => [], byes => [] };
    my %float = map { $_->{entrant} => -1 } grep { allocated($_) } @{ $latest->{byes} };
    my %before = %points;
    $before{ $_->[0] } -= $_->[1] for (map { [ $_->{entrant}, num($_->{half_points}) ] } @{ $latest->{byes} }),
        map { my $game = $_; map { [ $game->[0][$_], num($game->[1]{half_points}[$_]) ] } 0, 1 } counted($latest);
    for my $two (map { $_->{seats} } @{ $latest->{games} }) {
        my $more = ($before{ $two->[0] } // 0) <=> ($before{ $two->[1] } // 0);
        @float{@$two} = (-$more, $more) if $more;
    }
    my ($enough, $many) = map { num($options->{$_}) } qw(wins_to_advance losses_to_leave);
    my %off = map { $_->{entrant} => 1 } grep { !allocated($_) } @{ $round->{byes} };
    my @active = grep { $status{$_} eq 'active' && !$off{$_} } @{ $stage->{seeds} };
    my %idle = map { $_ => 1 } grep { ($enough && ($wins{$_} // 0) >= $enough) || ($many && ($losses{$_} // 0) >= $many) } @active;
    my @order = sort { ($points{$b} // 0) <=> ($points{$a} // 0) } grep { !$idle{$_} } @active;
    my @score = map { $points{$_} // 0 } @order;
    my (%size, %begin);
    for my $i (0 .. $#order) { $begin{ $score[$i] } //= $i; $size{ $score[$i] }++ }
    my @half = map { int($size{$_} / 2) } @score;
    my $seat = @order % 2;
    my %place = map { $order[$_] => $_ + $seat } 0 .. $#order;
    my @mates;
    for my $two (map { $_->{seats} } @{ $round->{games} }) { ($mates[ $place{ $two->[0] } ], $mates[ $place{ $two->[1] } ]) = @place{ reverse @$two } }
    my @alone = grep { allocated($_) } @{ $round->{byes} };
    return 'wrong' if @alone != $seat || any { !defined $place{$_} } map { $_->{entrant} } @alone;
    ($mates[0], $mates[ $place{ $alone[0]{entrant} } ]) = ($place{ $alone[0]{entrant} }, 0) if $seat;
    my $all = @order + $seat;
    return 'wrong' if @mates != $all || any { !defined $mates[$_] || $mates[ $mates[$_] ] != $_ || $mates[$_] == $_ } 0 .. $all - 1;
    my @edges = $seat ? map { [ 0, $_ + 1, [ $byes{ $order[$_] } // 0, 0, 0, 0, $#order - $_, 0, 0, 0, 0, 0 ] ] } 0 .. $#order : ();
    for my $i (0 .. $#order) {
        for my $j ($i + 1 .. $#order) {
            my $meetings = $met{ join ' ', sort @order[ $i, $j ] } // 0;
            my $level = $score[$i] == $score[$j];
            my @b = sort { $a <=> $b } map { $balance{ $order[$_] } // 0 } $i, $j;
            my $same = $level && ($i - $begin{ $score[$i] } < $half[$i]) == ($j - $begin{ $score[$j] } < $half[$j]);
            my ($mine, $theirs) = map { $due{ $order[$_] } // 0 } $i, $j;
            my $again = $level ? 0 : (($float{ $order[$i] } // 0) < 0) + (($float{ $order[$j] } // 0) > 0);
            push @edges, [ $i + $seat, $j + $seat, [ 0, min(1, $meetings), $meetings, $mine * $theirs > 0 ? 1 : 0, 0,
                ($score[$i] - $score[$j])**2, $again, ($b[0] + 1)**2 + ($b[1] - 1)**2, $same ? 1 : 0, ($j - $i - ($level ? $half[$i] : 0))**2 ] ];
        }
    }
    my $tight = slacks($certificate, \@mates, @edges ? packed($all, @edges) : []) or return 'wrong';
    my $proved = is_preferred($all, $tight, \@mates, $certificate->{choice}) or return 'wrong';
    my ($board, $counter, %games) = (0, 0, map { num($_->{board}) => $_ } @{ $round->{games} });
    for my $i (grep { $mates[$_] > $_ && ($_ || !$seat) } 0 .. $all - 1) {
        my ($u, $v) = @order[ $i - $seat, $mates[$i] - $seat ];
        return 'wrong' if !$options->{allow_repeats} && $met{ join ' ', sort $u, $v };
        my $first = sides($u, $v, \@sides, $secret, \$counter, $options->{no_third_side});
        my $game = $games{ ++$board } or return 'wrong';
        return 'wrong' if $game->{id} ne "s${number}r" . (@{ $stage->{rounds} } + 1) . "b$board" || $game->{seats}[0] ne $first || join(' ', sort @{ $game->{seats} }) ne join ' ', sort $u, $v;
    }
    return 'wrong' if join(' ', sort @{ $round->{idle} }) ne join(' ', sort keys %idle) || $seat && num($alone[0]{half_points}) != num($options->{bye_half_points});
    return $proved;
}

# The program.
sub content ($name) { open my $file, '<:encoding(UTF-8)', $name or die "$name: $!\n"; local $/; return <$file> }
my ($log, $proofs, $head) = @ARGV;
my ($header, @lines) = map { parsed($_) } grep { /\S/ } split /\n/, content($log);
my $certificates = parsed(content($proofs))->{certificates};
my ($broken) = chain($header, @lines);
tell_it('chain', defined $broken ? ('wrong', $broken) : ('ok', scalar @lines));
my ($until, $line_hash) = ($head // '') =~ /^(\d+)-(.{32})-.{16}$/;
my %undone = map { $_->{event}{command_id} => 1 } grep { $_->{event}{kind} eq 'CommandUndone' } @lines;
my %rounds;
for my $line (@lines) {
    my ($seq, $event) = (num($line->{seq}), $line->{event});
    my $done = eval {
        if (!$undone{ $line->{command_id} }) {
            my @draws = @{ $event->{draws} // [] };
            tell_it('draws', 'wrong', $seq) if $event->{kind} eq 'StageStarted' && !draws_fit(secret('s' . num($event->{stage})), @draws);
            if ($event->{kind} eq 'RoundPaired') {
                my ($stage, $number) = map { num($event->{$_}) } qw(stage round_number);
                my $secret = secret("s${stage}r$number");
                my $fits = $event->{seed} eq $secret && draws_fit($secret, @draws);
                my $state = !$fits ? 'wrong' : $event->{cause} ne 'format' ? 'hand' : $stages[$stage]{system} ne 'swiss' ? 'command'
                    : swiss($stage, round_of($event->{pairings}), $secret, $certificates->{$seq}[0]);
                $rounds{"$stage $number"} = [ $state, $seq ];
            }
            delete $rounds{$_} for grep { my ($stage, $number) = split; $event->{kind} eq 'PlayTakenBack' && ($stage > num($event->{stage}) || $stage == num($event->{stage}) && $number > num($event->{rounds})) } keys %rounds;
            apply($event);
        }
        1;
    };
    if (!$done) { tell_it('line', 'wrong', $seq); last }
    tell_it('head', $line->{hash} =~ /^$line_hash/ ? 'ok' : 'wrong', $seq) if $until && $seq == $until;
}
tell_it('head', 'wrong', 'no such line') if $until && $until > @lines;
tell_it("round $_", @{ $rounds{$_} }) for sort { my @a = split ' ', $a; my @b = split ' ', $b; $a[0] <=> $b[0] || $a[1] <=> $b[1] } keys %rounds;
exit $bad;
