BEGIN TRANSACTION;
CREATE TABLE accounts (
	person_id INTEGER NOT NULL, 
	server TEXT NOT NULL, 
	account TEXT NOT NULL, 
	name TEXT NOT NULL, 
	proved_at DATETIME, 
	pending TEXT, 
	token TEXT, 
	CONSTRAINT pk_accounts PRIMARY KEY (person_id, server), 
	CONSTRAINT fk_accounts_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0017');
CREATE TABLE calendar_feeds (
	person_id INTEGER NOT NULL, 
	token TEXT NOT NULL, 
	since DATETIME NOT NULL, 
	CONSTRAINT pk_calendar_feeds PRIMARY KEY (person_id), 
	CONSTRAINT fk_calendar_feeds_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT uq_calendar_feeds_token UNIQUE (token)
);
CREATE TABLE caught_up (
	tournament_id TEXT NOT NULL, 
	follower TEXT NOT NULL, 
	version INTEGER NOT NULL, 
	code TEXT NOT NULL, 
	due_at DATETIME, 
	CONSTRAINT pk_caught_up PRIMARY KEY (tournament_id, follower), 
	CONSTRAINT ck_caught_up_ck_caught_up_follower CHECK (follower IN ('timetable', 'board')), 
	CONSTRAINT fk_caught_up_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
INSERT INTO "caught_up" VALUES('t1','board',146,'0.2.0 7dc7a2f834659d00',NULL);
INSERT INTO "caught_up" VALUES('t2','board',2,'0.2.0 7dc7a2f834659d00',NULL);
CREATE TABLE channels (
	channel_id BIGINT NOT NULL, 
	tournament_id TEXT NOT NULL, 
	CONSTRAINT pk_channels PRIMARY KEY (channel_id), 
	CONSTRAINT fk_channels_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
CREATE TABLE commands (
	tournament_id TEXT NOT NULL, 
	command_id TEXT NOT NULL, 
	first_seq INTEGER NOT NULL, 
	last_seq INTEGER NOT NULL, 
	CONSTRAINT pk_commands PRIMARY KEY (tournament_id, command_id), 
	CONSTRAINT fk_commands_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
INSERT INTO "commands" VALUES('t1','i1457025712128000030',1,1);
INSERT INTO "commands" VALUES('t1','i1457025712128000034',2,2);
INSERT INTO "commands" VALUES('t1','i1457025712128000035',3,3);
INSERT INTO "commands" VALUES('t1','enter:t1:p2:0',4,4);
INSERT INTO "commands" VALUES('t1','enter:t1:p3:0',5,5);
INSERT INTO "commands" VALUES('t1','enter:t1:p4:0',6,6);
INSERT INTO "commands" VALUES('t1','i1457025712128000069',7,9);
INSERT INTO "commands" VALUES('t1','i1457025712128000069+1',10,24);
INSERT INTO "commands" VALUES('t1','d:close:1769853600:24',25,26);
INSERT INTO "commands" VALUES('t1','d:invite:1769853600:26',27,28);
INSERT INTO "commands" VALUES('t1','i1467172572364800004',29,29);
INSERT INTO "commands" VALUES('t1','i1467172572364800007',30,30);
INSERT INTO "commands" VALUES('t1','i1467172572364800010',31,31);
INSERT INTO "commands" VALUES('t1','i1467172572364800013',32,32);
INSERT INTO "commands" VALUES('t1','i1467172572364800016',33,33);
INSERT INTO "commands" VALUES('t1','i1467172572364800019',34,34);
INSERT INTO "commands" VALUES('t1','i1467172572364800022',35,35);
INSERT INTO "commands" VALUES('t1','i1467172572364800025',36,36);
INSERT INTO "commands" VALUES('t1','i1467172572364800028',37,37);
INSERT INTO "commands" VALUES('t1','i1467172572364800031',38,38);
INSERT INTO "commands" VALUES('t1','i1467172572364800034',39,39);
INSERT INTO "commands" VALUES('t1','i1467172572364800037',40,40);
INSERT INTO "commands" VALUES('t1','i1467172572364800040',41,41);
INSERT INTO "commands" VALUES('t1','i1467172572364800043',42,42);
INSERT INTO "commands" VALUES('t1','i1467172572364800045',43,43);
INSERT INTO "commands" VALUES('t1','d:declined:e5:1769871600:43',44,46);
INSERT INTO "commands" VALUES('t1','i1467172572364800050',47,47);
INSERT INTO "commands" VALUES('t1','d:form:invitation:172800:1771063200:47',48,48);
INSERT INTO "commands" VALUES('t1','d:form:invitation:43200:1771063200:48',49,49);
INSERT INTO "commands" VALUES('t1','d:declined:e6:1771063200:49',50,52);
INSERT INTO "commands" VALUES('t1','d:invite:e18:52',53,54);
INSERT INTO "commands" VALUES('t1','i1472246002483200003',55,55);
INSERT INTO "commands" VALUES('t1','i1472246002483200008',56,66);
INSERT INTO "commands" VALUES('t1','i1472246002483200018',67,67);
INSERT INTO "commands" VALUES('t1','i1472246002483200020',68,68);
INSERT INTO "commands" VALUES('t1','i1472246002483200022',69,69);
INSERT INTO "commands" VALUES('t1','i1472246002483200024',70,70);
INSERT INTO "commands" VALUES('t1','b1472246002483200027:1457025712128000054:won_on_time',71,71);
INSERT INTO "commands" VALUES('t1','b1472246002483200029:1457025712128000056:admit_time',72,73);
INSERT INTO "commands" VALUES('t1','d:form:invitation:172800:1772272800:73',74,74);
INSERT INTO "commands" VALUES('t1','d:form:invitation:43200:1772272800:74',75,75);
INSERT INTO "commands" VALUES('t1','d:form:invitation:1772272800:75',76,76);
INSERT INTO "commands" VALUES('t1','d:unfinished:s0:1772290800:76',77,77);
INSERT INTO "commands" VALUES('t1','i1477319432601600002',78,78);
INSERT INTO "commands" VALUES('t1','i1477319432601600003',79,79);
INSERT INTO "commands" VALUES('t1','i1477319432601600004',80,80);
INSERT INTO "commands" VALUES('t1','i1477319432601600005',81,81);
INSERT INTO "commands" VALUES('t1','i1477319432601600006',82,82);
INSERT INTO "commands" VALUES('t1','i1477319432601600007',83,83);
INSERT INTO "commands" VALUES('t1','i1477319432601600014',84,84);
INSERT INTO "commands" VALUES('t1','i1477319432601600015',85,85);
INSERT INTO "commands" VALUES('t1','i1477319432601600016',86,86);
INSERT INTO "commands" VALUES('t1','i1477319432601600017',87,87);
INSERT INTO "commands" VALUES('t1','i1477319432601600018',88,88);
INSERT INTO "commands" VALUES('t1','i1477319432601600019',89,89);
INSERT INTO "commands" VALUES('t1','i1477319432601600026',90,90);
INSERT INTO "commands" VALUES('t1','i1477319432601600027',91,91);
INSERT INTO "commands" VALUES('t1','i1477319432601600028',92,92);
INSERT INTO "commands" VALUES('t1','i1477319432601600029',93,93);
INSERT INTO "commands" VALUES('t1','i1477319432601600030',94,94);
INSERT INTO "commands" VALUES('t1','i1477319432601600031',95,95);
INSERT INTO "commands" VALUES('t1','i1477319432601600038',96,96);
INSERT INTO "commands" VALUES('t1','i1477319432601600039',97,97);
INSERT INTO "commands" VALUES('t1','i1477319432601600040',98,98);
INSERT INTO "commands" VALUES('t1','i1477319432601600041',99,99);
INSERT INTO "commands" VALUES('t1','i1477319432601600042',100,100);
INSERT INTO "commands" VALUES('t1','i1477319432601600043',101,101);
INSERT INTO "commands" VALUES('t1','i1477319432601600050',102,102);
INSERT INTO "commands" VALUES('t1','i1477319432601600051',103,103);
INSERT INTO "commands" VALUES('t1','i1477319432601600052',104,104);
INSERT INTO "commands" VALUES('t1','i1477319432601600053',105,105);
INSERT INTO "commands" VALUES('t1','i1477319432601600054',106,106);
INSERT INTO "commands" VALUES('t1','i1477319432601600055',107,107);
INSERT INTO "commands" VALUES('t1','i1477319432601600062',108,108);
INSERT INTO "commands" VALUES('t1','i1477319432601600063',109,109);
INSERT INTO "commands" VALUES('t1','i1477319432601600064',110,110);
INSERT INTO "commands" VALUES('t1','i1477319432601600065',111,111);
INSERT INTO "commands" VALUES('t1','i1477319432601600066',112,112);
INSERT INTO "commands" VALUES('t1','i1477319432601600067',113,113);
INSERT INTO "commands" VALUES('t1','i1477319432601600075',114,114);
INSERT INTO "commands" VALUES('t1','i1477319432601600076',115,115);
INSERT INTO "commands" VALUES('t1','i1477319432601600077',116,116);
INSERT INTO "commands" VALUES('t1','i1477319432601600078',117,117);
INSERT INTO "commands" VALUES('t1','i1477319432601600079',118,118);
INSERT INTO "commands" VALUES('t1','i1477319432601600080',119,119);
INSERT INTO "commands" VALUES('t1','i1477319432601600087',120,120);
INSERT INTO "commands" VALUES('t1','i1477319432601600088',121,121);
INSERT INTO "commands" VALUES('t1','i1477319432601600089',122,122);
INSERT INTO "commands" VALUES('t1','i1477319432601600090',123,123);
INSERT INTO "commands" VALUES('t1','i1477319432601600091',124,124);
INSERT INTO "commands" VALUES('t1','i1477319432601600092',125,125);
INSERT INTO "commands" VALUES('t1','i1477319432601600099',126,126);
INSERT INTO "commands" VALUES('t1','i1477319432601600100',127,127);
INSERT INTO "commands" VALUES('t1','i1477319432601600101',128,128);
INSERT INTO "commands" VALUES('t1','i1477319432601600102',129,129);
INSERT INTO "commands" VALUES('t1','d:pair:s0r10:129',130,131);
INSERT INTO "commands" VALUES('t1','i1477319432601600113',132,132);
INSERT INTO "commands" VALUES('t1','i1477319432601600115',133,133);
INSERT INTO "commands" VALUES('t1','d:pair:s0r11:133',134,135);
INSERT INTO "commands" VALUES('t1','i1477319432601600118',136,136);
INSERT INTO "commands" VALUES('t1','i1477319432601600120',137,137);
INSERT INTO "commands" VALUES('t1','d:pair:s0r12:137',138,139);
INSERT INTO "commands" VALUES('t1','i1477319432601600135',140,140);
INSERT INTO "commands" VALUES('t1','i1477319432601600137',141,141);
INSERT INTO "commands" VALUES('t1','d:pair:s0r13:141',142,143);
INSERT INTO "commands" VALUES('t1','i1477319432601600140',144,144);
INSERT INTO "commands" VALUES('t1','i1477319432601600142',145,145);
INSERT INTO "commands" VALUES('t1','i1477319432601600145',146,146);
INSERT INTO "commands" VALUES('t2','i1477319432601600149',1,1);
INSERT INTO "commands" VALUES('t2','i1477319432601600151',2,2);
INSERT INTO "commands" VALUES('t2','enter:t2:p2:0',3,3);
INSERT INTO "commands" VALUES('t2','enter:t2:p3:0',4,4);
INSERT INTO "commands" VALUES('t2','enter:t2:p15:0',5,5);
INSERT INTO "commands" VALUES('t2','enter:t2:p6:0',6,6);
INSERT INTO "commands" VALUES('t2','i1477319432601600169',7,10);
CREATE TABLE departures (
	guild_id BIGINT NOT NULL, 
	person_id INTEGER NOT NULL, 
	noticed_at DATETIME NOT NULL, 
	CONSTRAINT pk_departures PRIMARY KEY (guild_id, person_id), 
	CONSTRAINT fk_departures_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
CREATE TABLE direct_channels (
	person_id INTEGER NOT NULL, 
	channel_id BIGINT NOT NULL, 
	CONSTRAINT pk_direct_channels PRIMARY KEY (person_id), 
	CONSTRAINT fk_direct_channels_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
CREATE TABLE entrants (
	tournament_id TEXT NOT NULL, 
	entrant_id TEXT NOT NULL, 
	person_id INTEGER NOT NULL, 
	CONSTRAINT pk_entrants PRIMARY KEY (tournament_id, entrant_id), 
	CONSTRAINT fk_entrants_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id), 
	CONSTRAINT fk_entrants_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "entrants" VALUES('t1','e1',2);
INSERT INTO "entrants" VALUES('t1','e2',3);
INSERT INTO "entrants" VALUES('t1','e3',4);
INSERT INTO "entrants" VALUES('t1','e4',5);
INSERT INTO "entrants" VALUES('t1','e5',6);
INSERT INTO "entrants" VALUES('t1','e6',7);
INSERT INTO "entrants" VALUES('t1','e7',8);
INSERT INTO "entrants" VALUES('t1','e8',9);
INSERT INTO "entrants" VALUES('t1','e9',10);
INSERT INTO "entrants" VALUES('t1','e10',11);
INSERT INTO "entrants" VALUES('t1','e11',12);
INSERT INTO "entrants" VALUES('t1','e12',13);
INSERT INTO "entrants" VALUES('t1','e13',14);
INSERT INTO "entrants" VALUES('t1','e14',15);
INSERT INTO "entrants" VALUES('t1','e15',16);
INSERT INTO "entrants" VALUES('t1','e16',17);
INSERT INTO "entrants" VALUES('t1','e17',18);
INSERT INTO "entrants" VALUES('t1','e18',19);
INSERT INTO "entrants" VALUES('t2','e1',2);
INSERT INTO "entrants" VALUES('t2','e2',3);
INSERT INTO "entrants" VALUES('t2','e3',15);
INSERT INTO "entrants" VALUES('t2','e4',6);
CREATE TABLE events (
	tournament_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	command_id TEXT NOT NULL, 
	actor TEXT NOT NULL, 
	at DATETIME NOT NULL, 
	kind TEXT NOT NULL, 
	payload TEXT NOT NULL, 
	engine TEXT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (tournament_id, seq), 
	CONSTRAINT fk_events_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
INSERT INTO "events" VALUES('t1',1,'i1457025712128000030','p1','2026-01-03 15:00:00.000000','TournamentCreated','{"kind":"TournamentCreated","version":2,"title":"Kuksu 9","preset":"kuksu_main_title_tournament","stages":[{"system":"tiered_league","title":"Title tournament","options":{"invitations":true,"title_match":true,"title_games":5},"take":null,"time_control":"Fischer, 1 week and 1 day a move, at most 1 week; no handicap, komi 6.5, Japanese or Korean rules, conditional moves on"}],"settings":{"zone":"UTC","week":null,"registration_closes":null,"ratings_fixed":null,"ratings_from":"ogs","first_round":null,"play_until":null,"capacity":null,"late_entry":false,"director_may_play":false,"coordinator_may_play":true,"silence_confirms_hours":24,"time_claim_hours":24,"answer_hours":48,"check_in_opens":null,"check_in_closes":null,"game_server":"online_go","game_terms":"19x19 japanese|korean fischer 7d+1d/7d handicap=0 ranked","server_results":"at_once","spread_games":true,"draw_minutes":10,"goes_on_minutes":1440,"check_in_minutes":15,"forfeit_minutes":15,"forfeit_removes":false,"appeals":true,"reminder_minutes":[1440,60],"fee":null,"fee_returned":false,"game_fund":null,"fund_forfeits":false,"fund_play_offs":true,"prizes":[],"rules_url":"","team_size":1,"language":"en"},"seed":"5eed5eed5eed5eed5eed5eed5eed5eed","engine":"0.2.0","commitment":"","seed_chosen":false,"identity":"1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d"}','0.2.0');
INSERT INTO "events" VALUES('t1',2,'i1457025712128000034','p1','2026-01-03 15:00:00.000000','PlanChanged','{"kind":"PlanChanged","version":2,"title":"Kuksu 9","stages":[{"system":"tiered_league","title":"Title tournament","options":{"invitations":true,"title_match":true,"title_games":5},"take":null,"time_control":"Fischer, 1 week and 1 day a move, at most 1 week; no handicap, komi 6.5, Japanese or Korean rules, conditional moves on"}],"settings":{"zone":"UTC","week":null,"registration_closes":"2026-01-31T10:00:00Z","ratings_fixed":null,"ratings_from":"ogs","first_round":null,"play_until":null,"capacity":16,"late_entry":false,"director_may_play":false,"coordinator_may_play":true,"silence_confirms_hours":24,"time_claim_hours":24,"answer_hours":48,"check_in_opens":null,"check_in_closes":null,"game_server":"online_go","game_terms":"19x19 japanese|korean fischer 7d+1d/7d handicap=0 ranked","server_results":"at_once","spread_games":true,"draw_minutes":10,"goes_on_minutes":1440,"check_in_minutes":15,"forfeit_minutes":15,"forfeit_removes":false,"appeals":true,"reminder_minutes":[1440,60],"fee":null,"fee_returned":false,"game_fund":null,"fund_forfeits":false,"fund_play_offs":true,"prizes":[],"rules_url":"","team_size":1,"language":"en"}}','0.2.0');
INSERT INTO "events" VALUES('t1',3,'i1457025712128000035','p1','2026-01-03 15:00:00.000000','PhaseChanged','{"kind":"PhaseChanged","version":1,"phase":"registration"}','0.2.0');
INSERT INTO "events" VALUES('t1',4,'enter:t1:p2:0','p2','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e1","data":{"rating":null,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',5,'enter:t1:p3:0','p3','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e2","data":{"rating":null,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',6,'enter:t1:p4:0','p4','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e3","data":{"rating":null,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',7,'i1457025712128000069','p1','2026-01-03 15:00:00.000000','EntrantChanged','{"kind":"EntrantChanged","version":1,"entrant":"e1","data":{"rating":2500.0,"attributes":{"last_tier":0,"last_rank":0}}}','0.2.0');
INSERT INTO "events" VALUES('t1',8,'i1457025712128000069','p1','2026-01-03 15:00:00.000000','EntrantChanged','{"kind":"EntrantChanged","version":1,"entrant":"e2","data":{"rating":2490.0,"attributes":{}}}','0.2.0');
INSERT INTO "events" VALUES('t1',9,'i1457025712128000069','p1','2026-01-03 15:00:00.000000','EntrantChanged','{"kind":"EntrantChanged","version":1,"entrant":"e3","data":{"rating":2480.0,"attributes":{}}}','0.2.0');
INSERT INTO "events" VALUES('t1',10,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e4","data":{"rating":2470.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',11,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e5","data":{"rating":2460.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',12,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e6","data":{"rating":2450.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',13,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e7","data":{"rating":2440.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',14,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e8","data":{"rating":2430.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',15,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e9","data":{"rating":2420.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',16,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e10","data":{"rating":2410.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',17,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e11","data":{"rating":2400.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',18,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e12","data":{"rating":2390.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',19,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e13","data":{"rating":2380.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',20,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e14","data":{"rating":2370.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',21,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e15","data":{"rating":2360.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',22,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e16","data":{"rating":2350.0,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',23,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e17","data":{"rating":2340.0,"attributes":{}},"waiting":true,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',24,'i1457025712128000069+1','p1','2026-01-03 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e18","data":{"rating":2330.0,"attributes":{}},"waiting":true,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t1',25,'d:close:1769853600:24','timetable','2026-01-31 15:00:00.000000','PhaseChanged','{"kind":"PhaseChanged","version":1,"phase":"closed"}','0.2.0');
INSERT INTO "events" VALUES('t1',26,'d:close:1769853600:24','timetable','2026-01-31 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"close:1769853600","topic":"close_registration","subject":"","at":"2026-01-31T10:00:00Z","minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',27,'d:invite:1769853600:26','timetable','2026-01-31 15:00:00.000000','FormAsked','{"kind":"FormAsked","version":1,"form":"invitation","due":"2026-02-14T10:00:00Z"}','0.2.0');
INSERT INTO "events" VALUES('t1',28,'d:invite:1769853600:26','timetable','2026-01-31 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"invite:1769853600","topic":"invite","subject":"invitation","at":"2026-01-31T10:00:00Z","minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',29,'i1467172572364800004','p2','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e1","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',30,'i1467172572364800007','p3','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e2","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',31,'i1467172572364800010','p4','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e3","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',32,'i1467172572364800013','p5','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e4","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',33,'i1467172572364800016','p8','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e7","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',34,'i1467172572364800019','p9','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e8","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',35,'i1467172572364800022','p10','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e9","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',36,'i1467172572364800025','p11','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e10","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',37,'i1467172572364800028','p12','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e11","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',38,'i1467172572364800031','p13','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e12","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',39,'i1467172572364800034','p14','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e13","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',40,'i1467172572364800037','p15','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e14","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',41,'i1467172572364800040','p16','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e15","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',42,'i1467172572364800043','p1','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e16","content":true,"by_director":true}','0.2.0');
INSERT INTO "events" VALUES('t1',43,'i1467172572364800045','p6','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e5","content":false,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',44,'d:declined:e5:1769871600:43','timetable','2026-01-31 15:00:00.000000','EntrantStatusChanged','{"kind":"EntrantStatusChanged","version":2,"entrant":"e5","status":"withdrawn","cause":"declined","text":""}','0.2.0');
INSERT INTO "events" VALUES('t1',45,'d:declined:e5:1769871600:43','timetable','2026-01-31 15:00:00.000000','EntrantStatusChanged','{"kind":"EntrantStatusChanged","version":2,"entrant":"e17","status":"active","cause":"moved_up","text":""}','0.2.0');
INSERT INTO "events" VALUES('t1',46,'d:declined:e5:1769871600:43','timetable','2026-01-31 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"declined:e5:1769871600","topic":"declined","subject":"e5","at":"2026-01-31T15:00:00Z","minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',47,'i1467172572364800050','p18','2026-01-31 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e17","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',48,'d:form:invitation:172800:1771063200:47','timetable','2026-02-12 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"form:invitation:172800:1771063200","topic":"form_missing","subject":"invitation","at":"2026-02-14T10:00:00Z","minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',49,'d:form:invitation:43200:1771063200:48','timetable','2026-02-14 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"form:invitation:43200:1771063200","topic":"form_missing","subject":"invitation","at":"2026-02-14T10:00:00Z","minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',50,'d:declined:e6:1771063200:49','timetable','2026-02-14 15:00:00.000000','EntrantStatusChanged','{"kind":"EntrantStatusChanged","version":2,"entrant":"e6","status":"withdrawn","cause":"unanswered","text":""}','0.2.0');
INSERT INTO "events" VALUES('t1',51,'d:declined:e6:1771063200:49','timetable','2026-02-14 15:00:00.000000','EntrantStatusChanged','{"kind":"EntrantStatusChanged","version":2,"entrant":"e18","status":"active","cause":"moved_up","text":""}','0.2.0');
INSERT INTO "events" VALUES('t1',52,'d:declined:e6:1771063200:49','timetable','2026-02-14 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"declined:e6:1771063200","topic":"declined","subject":"e6","at":"2026-02-14T10:00:00Z","minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',53,'d:invite:e18:52','timetable','2026-02-14 15:00:00.000000','FormAsked','{"kind":"FormAsked","version":1,"form":"invitation","due":"2026-02-28T10:00:00Z"}','0.2.0');
INSERT INTO "events" VALUES('t1',54,'d:invite:e18:52','timetable','2026-02-14 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"invite:e18","topic":"invite","subject":"invitation","at":null,"minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',55,'i1472246002483200003','p19','2026-02-14 15:00:00.000000','FormSubmitted','{"kind":"FormSubmitted","version":1,"form":"invitation","entrant":"e18","content":true,"by_director":false}','0.2.0');
INSERT INTO "events" VALUES('t1',56,'i1472246002483200008','p1','2026-02-14 15:00:00.000000','PhaseChanged','{"kind":"PhaseChanged","version":1,"phase":"running"}','0.2.0');
INSERT INTO "events" VALUES('t1',57,'i1472246002483200008','p1','2026-02-14 15:00:00.000000','StageStarted','{"kind":"StageStarted","version":1,"stage":0,"seeds":["e1","e2","e3","e4","e7","e8","e9","e10","e11","e12","e13","e14","e15","e16","e17","e18"],"rationale":[{"code":"holder","rule":"R5","about":["e1"],"params":{},"warning":false},{"code":"full_tier","rule":"R2","about":[],"params":{"tier":"A","players":10,"leagues":1},"warning":false},{"code":"drawn","rule":"R6","about":["e2"],"params":{"tier":"A","value":"2490","rating":"2490","bonus":0},"warning":false},{"code":"drawn","rule":"R6","about":["e3"],"params":{"tier":"A","value":"2480","rating":"2480","bonus":0},"warning":false},{"code":"drawn","rule":"R6","about":["e4"],"params":{"tier":"A","value":"2470","rating":"2470","bonus":0},"warning":false},{"code":"drawn","rule":"R6","about":["e7"],"params":{"tier":"A","value":"2440","rating":"2440","bonus":0},"warning":false},{"code":"drawn","rule":"R6","about":["e8"],"params":{"tier":"A","value":"2430","rating":"2430","bonus":0},"warning":false},{"code":"drawn","rule":"R6","about":["e9"],"params":{"tier":"A","value":"2420","rating":"2420","bonus":0},"warning":false},{"code":"drawn","rule":"R6","about":["e10"],"params":{"tier":"A","value":"2410","rating":"2410","bonus":0},"warning":false},{"code":"drawn","rule":"R6","about":["e11"],"params":{"tier":"A","value":"2400","rating":"2400","bonus":0},"warning":false},{"code":"drawn","rule":"R6","about":["e12"],"params":{"tier":"A","value":"2390","rating":"2390","bonus":0},"warning":false},{"code":"drawn","rule":"R6","about":["e13"],"params":{"tier":"A","value":"2380","rating":"2380","bonus":0},"warning":false},{"code":"next_in_line","rule":"R6","about":["e14"],"params":{"tier":"A","value":"2370"},"warning":false},{"code":"league","rule":"R7","about":["e2"],"params":{"number":1,"tier":"A","rating":"2490","league":"A"},"warning":false},{"code":"league","rule":"R7","about":["e3"],"params":{"number":2,"tier":"A","rating":"2480","league":"A"},"warning":false},{"code":"league","rule":"R7","about":["e4"],"params":{"number":3,"tier":"A","rating":"2470","league":"A"},"warning":false},{"code":"league","rule":"R7","about":["e7"],"params":{"number":4,"tier":"A","rating":"2440","league":"A"},"warning":false},{"code":"league","rule":"R7","about":["e8"],"params":{"number":5,"tier":"A","rating":"2430","league":"A"},"warning":false},{"code":"league","rule":"R7","about":["e9"],"params":{"number":6,"tier":"A","rating":"2420","league":"A"},"warning":false},{"code":"league","rule":"R7","about":["e10"],"params":{"number":7,"tier":"A","rating":"2410","league":"A"},"warning":false},{"code":"league","rule":"R7","about":["e11"],"params":{"number":8,"tier":"A","rating":"2400","league":"A"},"warning":false},{"code":"league","rule":"R7","about":["e12"],"params":{"number":9,"tier":"A","rating":"2390","league":"A"},"warning":false},{"code":"league","rule":"R7","about":["e13"],"params":{"number":10,"tier":"A","rating":"2380","league":"A"},"warning":false},{"code":"lowest_tier","rule":"R3","about":[],"params":{"tier":"B","players":5,"leagues":1},"warning":false},{"code":"left","rule":"R6","about":["e14"],"params":{"tier":"B"},"warning":false},{"code":"left","rule":"R6","about":["e15"],"params":{"tier":"B"},"warning":false},{"code":"left","rule":"R6","about":["e16"],"params":{"tier":"B"},"warning":false},{"code":"left","rule":"R6","about":["e17"],"params":{"tier":"B"},"warning":false},{"code":"left","rule":"R6","about":["e18"],"params":{"tier":"B"},"warning":false},{"code":"league","rule":"R7","about":["e14"],"params":{"number":1,"tier":"B","rating":"2370","league":"B1"},"warning":false},{"code":"league","rule":"R7","about":["e15"],"params":{"number":2,"tier":"B","rating":"2360","league":"B1"},"warning":false},{"code":"league","rule":"R7","about":["e16"],"params":{"number":3,"tier":"B","rating":"2350","league":"B1"},"warning":false},{"code":"league","rule":"R7","about":["e17"],"params":{"number":4,"tier":"B","rating":"2340","league":"B1"},"warning":false},{"code":"league","rule":"R7","about":["e18"],"params":{"number":5,"tier":"B","rating":"2330","league":"B1"},"warning":false}],"draws":[],"engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',58,'i1472246002483200008','p1','2026-02-14 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":1,"pairings":{"pairings":[{"id":"s0r1b1","board":1,"seats":["e2","e13"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e2","e13"],"params":{"league":"A"},"warning":false}]},{"id":"s0r1b2","board":2,"seats":["e3","e12"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e3","e12"],"params":{"league":"A"},"warning":false}]},{"id":"s0r1b3","board":3,"seats":["e4","e11"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e4","e11"],"params":{"league":"A"},"warning":false}]},{"id":"s0r1b4","board":4,"seats":["e7","e10"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e7","e10"],"params":{"league":"A"},"warning":false}]},{"id":"s0r1b5","board":5,"seats":["e8","e9"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e8","e9"],"params":{"league":"A"},"warning":false}]},{"id":"s0r1b6","board":6,"seats":["e15","e18"],"label":"B1","reasons":[{"code":"table","rule":"R8","about":["e15","e18"],"params":{"league":"B1"},"warning":false}]},{"id":"s0r1b7","board":7,"seats":["e16","e17"],"label":"B1","reasons":[{"code":"table","rule":"R8","about":["e16","e17"],"params":{"league":"B1"},"warning":false}]}],"byes":[],"idle":["e1","e14"],"label":"","rationale":[{"code":"round","rule":"R8","about":[],"params":{"round":1,"rounds":9},"warning":false}],"facts":{}},"seed":"f0f3f0c440ca3c5002fad77c01b82d085a6d9c431c254e8745617a01c57118c8","draws":[],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',59,'i1472246002483200008','p1','2026-02-14 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":2,"pairings":{"pairings":[{"id":"s0r2b1","board":1,"seats":["e13","e9"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e13","e9"],"params":{"league":"A"},"warning":false}]},{"id":"s0r2b2","board":2,"seats":["e10","e8"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e10","e8"],"params":{"league":"A"},"warning":false}]},{"id":"s0r2b3","board":3,"seats":["e11","e7"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e11","e7"],"params":{"league":"A"},"warning":false}]},{"id":"s0r2b4","board":4,"seats":["e12","e4"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e12","e4"],"params":{"league":"A"},"warning":false}]},{"id":"s0r2b5","board":5,"seats":["e2","e3"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e2","e3"],"params":{"league":"A"},"warning":false}]},{"id":"s0r2b6","board":6,"seats":["e18","e16"],"label":"B1","reasons":[{"code":"table","rule":"R8","about":["e18","e16"],"params":{"league":"B1"},"warning":false}]},{"id":"s0r2b7","board":7,"seats":["e14","e15"],"label":"B1","reasons":[{"code":"table","rule":"R8","about":["e14","e15"],"params":{"league":"B1"},"warning":false}]}],"byes":[],"idle":["e1","e17"],"label":"","rationale":[{"code":"round","rule":"R8","about":[],"params":{"round":2,"rounds":9},"warning":false}],"facts":{}},"seed":"f4785a0c0246c90d5263f544813e5bea059a15844c542601c1bceac088b8e870","draws":[],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',60,'i1472246002483200008','p1','2026-02-14 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":3,"pairings":{"pairings":[{"id":"s0r3b1","board":1,"seats":["e3","e13"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e3","e13"],"params":{"league":"A"},"warning":false}]},{"id":"s0r3b2","board":2,"seats":["e4","e2"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e4","e2"],"params":{"league":"A"},"warning":false}]},{"id":"s0r3b3","board":3,"seats":["e7","e12"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e7","e12"],"params":{"league":"A"},"warning":false}]},{"id":"s0r3b4","board":4,"seats":["e8","e11"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e8","e11"],"params":{"league":"A"},"warning":false}]},{"id":"s0r3b5","board":5,"seats":["e9","e10"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e9","e10"],"params":{"league":"A"},"warning":false}]},{"id":"s0r3b6","board":6,"seats":["e16","e14"],"label":"B1","reasons":[{"code":"table","rule":"R8","about":["e16","e14"],"params":{"league":"B1"},"warning":false}]},{"id":"s0r3b7","board":7,"seats":["e17","e18"],"label":"B1","reasons":[{"code":"table","rule":"R8","about":["e17","e18"],"params":{"league":"B1"},"warning":false}]}],"byes":[],"idle":["e1","e15"],"label":"","rationale":[{"code":"round","rule":"R8","about":[],"params":{"round":3,"rounds":9},"warning":false}],"facts":{}},"seed":"6aac91eae54a9a0ad5dd09dd771fd1a99159a5b383bd5bfa8b3fdeed45a95d16","draws":[],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',61,'i1472246002483200008','p1','2026-02-14 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":4,"pairings":{"pairings":[{"id":"s0r4b1","board":1,"seats":["e13","e10"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e13","e10"],"params":{"league":"A"},"warning":false}]},{"id":"s0r4b2","board":2,"seats":["e11","e9"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e11","e9"],"params":{"league":"A"},"warning":false}]},{"id":"s0r4b3","board":3,"seats":["e12","e8"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e12","e8"],"params":{"league":"A"},"warning":false}]},{"id":"s0r4b4","board":4,"seats":["e2","e7"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e2","e7"],"params":{"league":"A"},"warning":false}]},{"id":"s0r4b5","board":5,"seats":["e3","e4"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e3","e4"],"params":{"league":"A"},"warning":false}]},{"id":"s0r4b6","board":6,"seats":["e14","e17"],"label":"B1","reasons":[{"code":"table","rule":"R8","about":["e14","e17"],"params":{"league":"B1"},"warning":false}]},{"id":"s0r4b7","board":7,"seats":["e15","e16"],"label":"B1","reasons":[{"code":"table","rule":"R8","about":["e15","e16"],"params":{"league":"B1"},"warning":false}]}],"byes":[],"idle":["e1","e18"],"label":"","rationale":[{"code":"round","rule":"R8","about":[],"params":{"round":4,"rounds":9},"warning":false}],"facts":{}},"seed":"434ff143727a95912f3719f618a2c9999f5290805ca5200cccefc5296e72e664","draws":[],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',62,'i1472246002483200008','p1','2026-02-14 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":5,"pairings":{"pairings":[{"id":"s0r5b1","board":1,"seats":["e4","e13"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e4","e13"],"params":{"league":"A"},"warning":false}]},{"id":"s0r5b2","board":2,"seats":["e7","e3"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e7","e3"],"params":{"league":"A"},"warning":false}]},{"id":"s0r5b3","board":3,"seats":["e8","e2"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e8","e2"],"params":{"league":"A"},"warning":false}]},{"id":"s0r5b4","board":4,"seats":["e9","e12"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e9","e12"],"params":{"league":"A"},"warning":false}]},{"id":"s0r5b5","board":5,"seats":["e10","e11"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e10","e11"],"params":{"league":"A"},"warning":false}]},{"id":"s0r5b6","board":6,"seats":["e17","e15"],"label":"B1","reasons":[{"code":"table","rule":"R8","about":["e17","e15"],"params":{"league":"B1"},"warning":false}]},{"id":"s0r5b7","board":7,"seats":["e18","e14"],"label":"B1","reasons":[{"code":"table","rule":"R8","about":["e18","e14"],"params":{"league":"B1"},"warning":false}]}],"byes":[],"idle":["e1","e16"],"label":"","rationale":[{"code":"round","rule":"R8","about":[],"params":{"round":5,"rounds":9},"warning":false}],"facts":{}},"seed":"f2eb18b638cb9eb3ce63b1ef828e72e1152d82f575b00a1c4d96c276bc377c93","draws":[],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',63,'i1472246002483200008','p1','2026-02-14 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":6,"pairings":{"pairings":[{"id":"s0r6b1","board":1,"seats":["e13","e11"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e13","e11"],"params":{"league":"A"},"warning":false}]},{"id":"s0r6b2","board":2,"seats":["e12","e10"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e12","e10"],"params":{"league":"A"},"warning":false}]},{"id":"s0r6b3","board":3,"seats":["e2","e9"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e2","e9"],"params":{"league":"A"},"warning":false}]},{"id":"s0r6b4","board":4,"seats":["e3","e8"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e3","e8"],"params":{"league":"A"},"warning":false}]},{"id":"s0r6b5","board":5,"seats":["e4","e7"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e4","e7"],"params":{"league":"A"},"warning":false}]}],"byes":[],"idle":["e1","e14","e15","e16","e17","e18"],"label":"","rationale":[{"code":"round","rule":"R8","about":[],"params":{"round":6,"rounds":9},"warning":false}],"facts":{}},"seed":"ee82d937b43174100be95a76d878d45859d628850212f87a977f375d7e6beff4","draws":[],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',64,'i1472246002483200008','p1','2026-02-14 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":7,"pairings":{"pairings":[{"id":"s0r7b1","board":1,"seats":["e7","e13"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e7","e13"],"params":{"league":"A"},"warning":false}]},{"id":"s0r7b2","board":2,"seats":["e8","e4"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e8","e4"],"params":{"league":"A"},"warning":false}]},{"id":"s0r7b3","board":3,"seats":["e9","e3"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e9","e3"],"params":{"league":"A"},"warning":false}]},{"id":"s0r7b4","board":4,"seats":["e10","e2"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e10","e2"],"params":{"league":"A"},"warning":false}]},{"id":"s0r7b5","board":5,"seats":["e11","e12"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e11","e12"],"params":{"league":"A"},"warning":false}]}],"byes":[],"idle":["e1","e14","e15","e16","e17","e18"],"label":"","rationale":[{"code":"round","rule":"R8","about":[],"params":{"round":7,"rounds":9},"warning":false}],"facts":{}},"seed":"bcbdbda0657f10b474aeaa9bd2dc6b3f0fc59082d618213f40a574a118d37d21","draws":[],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',65,'i1472246002483200008','p1','2026-02-14 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":8,"pairings":{"pairings":[{"id":"s0r8b1","board":1,"seats":["e13","e12"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e13","e12"],"params":{"league":"A"},"warning":false}]},{"id":"s0r8b2","board":2,"seats":["e2","e11"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e2","e11"],"params":{"league":"A"},"warning":false}]},{"id":"s0r8b3","board":3,"seats":["e3","e10"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e3","e10"],"params":{"league":"A"},"warning":false}]},{"id":"s0r8b4","board":4,"seats":["e4","e9"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e4","e9"],"params":{"league":"A"},"warning":false}]},{"id":"s0r8b5","board":5,"seats":["e7","e8"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e7","e8"],"params":{"league":"A"},"warning":false}]}],"byes":[],"idle":["e1","e14","e15","e16","e17","e18"],"label":"","rationale":[{"code":"round","rule":"R8","about":[],"params":{"round":8,"rounds":9},"warning":false}],"facts":{}},"seed":"0c95401ebc35bc7ecd99d2d185e064b200c4a701f39f73c60268088889bc77b0","draws":[],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',66,'i1472246002483200008','p1','2026-02-14 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":9,"pairings":{"pairings":[{"id":"s0r9b1","board":1,"seats":["e8","e13"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e8","e13"],"params":{"league":"A"},"warning":false}]},{"id":"s0r9b2","board":2,"seats":["e9","e7"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e9","e7"],"params":{"league":"A"},"warning":false}]},{"id":"s0r9b3","board":3,"seats":["e10","e4"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e10","e4"],"params":{"league":"A"},"warning":false}]},{"id":"s0r9b4","board":4,"seats":["e11","e3"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e11","e3"],"params":{"league":"A"},"warning":false}]},{"id":"s0r9b5","board":5,"seats":["e12","e2"],"label":"A","reasons":[{"code":"table","rule":"R8","about":["e12","e2"],"params":{"league":"A"},"warning":false}]}],"byes":[],"idle":["e1","e14","e15","e16","e17","e18"],"label":"","rationale":[{"code":"round","rule":"R8","about":[],"params":{"round":9,"rounds":9},"warning":false}],"facts":{}},"seed":"85f5ca5a851a9758d6fe88a10cc9ba8954d371ad8a2d675376f864de14fafbba","draws":[],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',67,'i1472246002483200018','p16','2026-02-14 15:00:00.000000','ResultReported','{"kind":"ResultReported","version":1,"pairing":"s0r1b6","by":"e15","report":{"winner":"e15","scores":null,"games":[],"first":null,"times_ms":null,"game_scores":[]},"server":"","evidence":"","before_start":false}','0.2.0');
INSERT INTO "events" VALUES('t1',68,'i1472246002483200020','p19','2026-02-14 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r1b6","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"agreed","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',69,'i1472246002483200022','p17','2026-02-14 15:00:00.000000','ResultReported','{"kind":"ResultReported","version":1,"pairing":"s0r1b7","by":"e16","report":{"winner":"e16","scores":null,"games":[],"first":null,"times_ms":null,"game_scores":[]},"server":"","evidence":"","before_start":false}','0.2.0');
INSERT INTO "events" VALUES('t1',70,'i1472246002483200024','p18','2026-02-14 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r1b7","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"agreed","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',71,'b1472246002483200027:1457025712128000054:won_on_time','p17','2026-02-14 15:00:00.000000','MatchNoted','{"kind":"MatchNoted","version":1,"pairing":"s0r2b6","note":"timed_out","by":"e16","until":"2026-02-15T15:00:00Z","content":null}','0.2.0');
INSERT INTO "events" VALUES('t1',72,'b1472246002483200029:1457025712128000056:admit_time','p19','2026-02-14 15:00:00.000000','MatchNoted','{"kind":"MatchNoted","version":1,"pairing":"s0r2b6","note":"time_admitted","by":"e18","until":null,"content":null}','0.2.0');
INSERT INTO "events" VALUES('t1',73,'b1472246002483200029:1457025712128000056:admit_time','p19','2026-02-14 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r2b6","result":{"half_points":[0,2],"how":"forfeit","absent":["e18"],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"agreed","text":"","on_time":true,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',74,'d:form:invitation:172800:1772272800:73','timetable','2026-02-28 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"form:invitation:172800:1772272800","topic":"form_missing","subject":"invitation","at":"2026-02-28T10:00:00Z","minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',75,'d:form:invitation:43200:1772272800:74','timetable','2026-02-28 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"form:invitation:43200:1772272800","topic":"form_missing","subject":"invitation","at":"2026-02-28T10:00:00Z","minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',76,'d:form:invitation:1772272800:75','timetable','2026-02-28 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"form:invitation:1772272800","topic":"form_due","subject":"invitation","at":"2026-02-28T10:00:00Z","minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',77,'d:unfinished:s0:1772290800:76','timetable','2026-02-28 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"unfinished:s0:1772290800","topic":"unfinished","subject":"s0","at":"2026-02-28T15:00:00Z","minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',78,'i1477319432601600002','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r1b1","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',79,'i1477319432601600003','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r1b2","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',80,'i1477319432601600004','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r1b3","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',81,'i1477319432601600005','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r1b4","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',82,'i1477319432601600006','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r1b5","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',83,'i1477319432601600007','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r2b1","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',84,'i1477319432601600014','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r2b2","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',85,'i1477319432601600015','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r2b3","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',86,'i1477319432601600016','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r2b4","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',87,'i1477319432601600017','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r2b5","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',88,'i1477319432601600018','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r2b7","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',89,'i1477319432601600019','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r3b1","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',90,'i1477319432601600026','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r3b2","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',91,'i1477319432601600027','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r3b3","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',92,'i1477319432601600028','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r3b4","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',93,'i1477319432601600029','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r3b5","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',94,'i1477319432601600030','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r3b6","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',95,'i1477319432601600031','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r3b7","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',96,'i1477319432601600038','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r4b1","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',97,'i1477319432601600039','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r4b2","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',98,'i1477319432601600040','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r4b3","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',99,'i1477319432601600041','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r4b4","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',100,'i1477319432601600042','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r4b5","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',101,'i1477319432601600043','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r4b6","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',102,'i1477319432601600050','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r4b7","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',103,'i1477319432601600051','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r5b1","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',104,'i1477319432601600052','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r5b2","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',105,'i1477319432601600053','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r5b3","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',106,'i1477319432601600054','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r5b4","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',107,'i1477319432601600055','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r5b5","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',108,'i1477319432601600062','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r5b6","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',109,'i1477319432601600063','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r5b7","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',110,'i1477319432601600064','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r6b1","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',111,'i1477319432601600065','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r6b2","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',112,'i1477319432601600066','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r6b3","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',113,'i1477319432601600067','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r6b4","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',114,'i1477319432601600075','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r6b5","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',115,'i1477319432601600076','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r7b1","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',116,'i1477319432601600077','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r7b2","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',117,'i1477319432601600078','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r7b3","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',118,'i1477319432601600079','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r7b4","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',119,'i1477319432601600080','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r7b5","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',120,'i1477319432601600087','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r8b1","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',121,'i1477319432601600088','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r8b2","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',122,'i1477319432601600089','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r8b3","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',123,'i1477319432601600090','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r8b4","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',124,'i1477319432601600091','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r8b5","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',125,'i1477319432601600092','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r9b1","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',126,'i1477319432601600099','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r9b2","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',127,'i1477319432601600100','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r9b3","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',128,'i1477319432601600101','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r9b4","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',129,'i1477319432601600102','p1','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r9b5","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"director","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',130,'d:pair:s0r10:129','timetable','2026-02-28 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":10,"pairings":{"pairings":[{"id":"s0r10b1","board":1,"seats":["e2","e1"],"label":"Title match","reasons":[{"code":"title_game","rule":"R12","about":["e1","e2"],"params":{"game":1,"wins":3},"warning":false},{"code":"title_sides","rule":"R12","about":["e2"],"params":{},"warning":false}]}],"byes":[],"idle":["e3","e4","e7","e8","e9","e10","e11","e12","e13","e14","e15","e16","e17","e18"],"label":"Title match","rationale":[{"code":"title_game","rule":"R12","about":["e1","e2"],"params":{"game":1,"wins":3},"warning":false}],"facts":{}},"seed":"429346c3705da68fa36ffd9bffeadfecad58abe0539bd928c6217c7e214180bd","draws":[{"purpose":"black in the first game for the title","low":0,"high":1,"value":1,"seed":"429346c3705da68fa36ffd9bffeadfecad58abe0539bd928c6217c7e214180bd","counter":0}],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',131,'d:pair:s0r10:129','timetable','2026-02-28 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"pair:s0r10","topic":"next_game","subject":"s0r10","at":null,"minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',132,'i1477319432601600113','p3','2026-02-28 15:00:00.000000','ResultReported','{"kind":"ResultReported","version":1,"pairing":"s0r10b1","by":"e2","report":{"winner":"e2","scores":null,"games":[],"first":null,"times_ms":null,"game_scores":[]},"server":"","evidence":"","before_start":false}','0.2.0');
INSERT INTO "events" VALUES('t1',133,'i1477319432601600115','p2','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r10b1","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"agreed","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',134,'d:pair:s0r11:133','timetable','2026-02-28 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":11,"pairings":{"pairings":[{"id":"s0r11b1","board":1,"seats":["e1","e2"],"label":"Title match","reasons":[{"code":"title_game","rule":"R12","about":["e1","e2"],"params":{"game":2,"wins":3},"warning":false}]}],"byes":[],"idle":["e3","e4","e7","e8","e9","e10","e11","e12","e13","e14","e15","e16","e17","e18"],"label":"Title match","rationale":[{"code":"title_game","rule":"R12","about":["e1","e2"],"params":{"game":2,"wins":3},"warning":false}],"facts":{}},"seed":"76df6afe89a4d2b2456931acbcded4bd4bb10d4f28f8faafa76767e81cf3596d","draws":[],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',135,'d:pair:s0r11:133','timetable','2026-02-28 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"pair:s0r11","topic":"next_game","subject":"s0r11","at":null,"minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',136,'i1477319432601600118','p2','2026-02-28 15:00:00.000000','ResultReported','{"kind":"ResultReported","version":1,"pairing":"s0r11b1","by":"e1","report":{"winner":"e1","scores":null,"games":[],"first":null,"times_ms":null,"game_scores":[]},"server":"","evidence":"","before_start":false}','0.2.0');
INSERT INTO "events" VALUES('t1',137,'i1477319432601600120','p3','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r11b1","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"agreed","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',138,'d:pair:s0r12:137','timetable','2026-02-28 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":12,"pairings":{"pairings":[{"id":"s0r12b1","board":1,"seats":["e2","e1"],"label":"Title match","reasons":[{"code":"title_game","rule":"R12","about":["e1","e2"],"params":{"game":3,"wins":3},"warning":false}]}],"byes":[],"idle":["e3","e4","e7","e8","e9","e10","e11","e12","e13","e14","e15","e16","e17","e18"],"label":"Title match","rationale":[{"code":"title_game","rule":"R12","about":["e1","e2"],"params":{"game":3,"wins":3},"warning":false}],"facts":{}},"seed":"f83b3607cf78e1e90fc46661977bf5ba3aaf021f2adfac8b6bafd48253f8f333","draws":[],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',139,'d:pair:s0r12:137','timetable','2026-02-28 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"pair:s0r12","topic":"next_game","subject":"s0r12","at":null,"minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',140,'i1477319432601600135','p3','2026-02-28 15:00:00.000000','ResultReported','{"kind":"ResultReported","version":1,"pairing":"s0r12b1","by":"e2","report":{"winner":"e2","scores":null,"games":[],"first":null,"times_ms":null,"game_scores":[]},"server":"","evidence":"","before_start":false}','0.2.0');
INSERT INTO "events" VALUES('t1',141,'i1477319432601600137','p2','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r12b1","result":{"half_points":[2,0],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"agreed","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',142,'d:pair:s0r13:141','timetable','2026-02-28 15:00:00.000000','RoundPaired','{"kind":"RoundPaired","version":2,"stage":0,"round_number":13,"pairings":{"pairings":[{"id":"s0r13b1","board":1,"seats":["e1","e2"],"label":"Title match","reasons":[{"code":"title_game","rule":"R12","about":["e1","e2"],"params":{"game":4,"wins":3},"warning":false}]}],"byes":[],"idle":["e3","e4","e7","e8","e9","e10","e11","e12","e13","e14","e15","e16","e17","e18"],"label":"Title match","rationale":[{"code":"title_game","rule":"R12","about":["e1","e2"],"params":{"game":4,"wins":3},"warning":false}],"facts":{}},"seed":"2f0a718069c693926068f7a0df9faba6a14114f95aeee2259a3a5e558adde3ca","draws":[],"cause":"format","text":"","engine":1}','0.2.0');
INSERT INTO "events" VALUES('t1',143,'d:pair:s0r13:141','timetable','2026-02-28 15:00:00.000000','DeadlinePassed','{"kind":"DeadlinePassed","version":3,"deadline":"pair:s0r13","topic":"next_game","subject":"s0r13","at":null,"minutes":null,"step":"","refusal":null}','0.2.0');
INSERT INTO "events" VALUES('t1',144,'i1477319432601600140','p3','2026-02-28 15:00:00.000000','ResultReported','{"kind":"ResultReported","version":1,"pairing":"s0r13b1","by":"e2","report":{"winner":"e2","scores":null,"games":[],"first":null,"times_ms":null,"game_scores":[]},"server":"","evidence":"","before_start":false}','0.2.0');
INSERT INTO "events" VALUES('t1',145,'i1477319432601600142','p2','2026-02-28 15:00:00.000000','ResultRecorded','{"kind":"ResultRecorded","version":2,"pairing":"s0r13b1","result":{"half_points":[0,2],"how":"played","absent":[],"scores":null,"times_ms":null,"games":[],"first":null,"reason":null,"game_scores":[]},"source":"agreed","text":"","on_time":false,"server":"","evidence":""}','0.2.0');
INSERT INTO "events" VALUES('t1',146,'i1477319432601600145','p1','2026-02-28 15:00:00.000000','PhaseChanged','{"kind":"PhaseChanged","version":1,"phase":"finished"}','0.2.0');
INSERT INTO "events" VALUES('t2',1,'i1477319432601600149','p1','2026-02-28 15:00:00.000000','TournamentCreated','{"kind":"TournamentCreated","version":2,"title":"Kuksu 10","preset":"kuksu_main_title_tournament","stages":[{"system":"tiered_league","title":"Title tournament","options":{"invitations":true,"title_match":true,"title_games":5,"title_held":true},"take":null,"time_control":"Fischer, 1 week and 1 day a move, at most 1 week; no handicap, komi 6.5, Japanese or Korean rules, conditional moves on"}],"settings":{"zone":"UTC","week":null,"registration_closes":null,"ratings_fixed":null,"ratings_from":"ogs","first_round":null,"play_until":null,"capacity":16,"late_entry":false,"director_may_play":false,"coordinator_may_play":true,"silence_confirms_hours":24,"time_claim_hours":24,"answer_hours":48,"check_in_opens":null,"check_in_closes":null,"game_server":"online_go","game_terms":"19x19 japanese|korean fischer 7d+1d/7d handicap=0 ranked","server_results":"at_once","spread_games":true,"draw_minutes":10,"goes_on_minutes":1440,"check_in_minutes":15,"forfeit_minutes":15,"forfeit_removes":false,"appeals":true,"reminder_minutes":[1440,60],"fee":null,"fee_returned":false,"game_fund":null,"fund_forfeits":false,"fund_play_offs":true,"prizes":[],"rules_url":"","team_size":1,"language":"en"},"seed":"5eed5eed5eed5eed5eed5eed5eed5eed","engine":"0.2.0","commitment":"","seed_chosen":false,"identity":"1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d1d"}','0.2.0');
INSERT INTO "events" VALUES('t2',2,'i1477319432601600151','p1','2026-02-28 15:00:00.000000','PhaseChanged','{"kind":"PhaseChanged","version":1,"phase":"registration"}','0.2.0');
INSERT INTO "events" VALUES('t2',3,'enter:t2:p2:0','p2','2026-02-28 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e1","data":{"rating":null,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t2',4,'enter:t2:p3:0','p3','2026-02-28 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e2","data":{"rating":null,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t2',5,'enter:t2:p15:0','p15','2026-02-28 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e3","data":{"rating":null,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t2',6,'enter:t2:p6:0','p6','2026-02-28 15:00:00.000000','EntrantRegistered','{"kind":"EntrantRegistered","version":1,"entrant":"e4","data":{"rating":null,"attributes":{}},"waiting":false,"stage":null}','0.2.0');
INSERT INTO "events" VALUES('t2',7,'i1477319432601600169','p1','2026-02-28 15:00:00.000000','EntrantChanged','{"kind":"EntrantChanged","version":1,"entrant":"e1","data":{"rating":2500.0,"attributes":{"last_tier":1,"last_rank":0,"last_disqualified":0}}}','0.2.0');
INSERT INTO "events" VALUES('t2',8,'i1477319432601600169','p1','2026-02-28 15:00:00.000000','EntrantChanged','{"kind":"EntrantChanged","version":1,"entrant":"e2","data":{"rating":2490.0,"attributes":{"last_tier":0,"last_rank":0,"last_disqualified":0}}}','0.2.0');
INSERT INTO "events" VALUES('t2',9,'i1477319432601600169','p1','2026-02-28 15:00:00.000000','EntrantChanged','{"kind":"EntrantChanged","version":1,"entrant":"e3","data":{"rating":2370.0,"attributes":{"last_tier":2,"last_rank":1,"last_disqualified":0}}}','0.2.0');
INSERT INTO "events" VALUES('t2',10,'i1477319432601600169','p1','2026-02-28 15:00:00.000000','EntrantChanged','{"kind":"EntrantChanged","version":1,"entrant":"e4","data":{"rating":2460.0,"attributes":{}}}','0.2.0');
CREATE TABLE exclusions (
	guild_id BIGINT NOT NULL, 
	person_id INTEGER NOT NULL, 
	since DATETIME NOT NULL, 
	until DATETIME NOT NULL, 
	reason TEXT NOT NULL, 
	CONSTRAINT pk_exclusions PRIMARY KEY (guild_id, person_id), 
	CONSTRAINT fk_exclusions_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
CREATE TABLE fallbacks (
	tournament_id TEXT NOT NULL, 
	"group" TEXT NOT NULL, 
	created_at DATETIME NOT NULL, 
	CONSTRAINT pk_fallbacks PRIMARY KEY (tournament_id, "group"), 
	CONSTRAINT fk_fallbacks_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
CREATE TABLE holds (
	target TEXT NOT NULL, 
	channel_id BIGINT, 
	thread TEXT, 
	person_id INTEGER, 
	cause TEXT NOT NULL, 
	error TEXT NOT NULL, 
	since DATETIME NOT NULL, 
	tried_at DATETIME NOT NULL, 
	released_at DATETIME, 
	CONSTRAINT pk_holds PRIMARY KEY (target), 
	CONSTRAINT fk_holds_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT ck_holds_ck_holds_one_target CHECK ((channel_id IS NULL) <> (person_id IS NULL))
);
CREATE TABLE leases (
	name TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	who TEXT NOT NULL, 
	since DATETIME NOT NULL, 
	beat INTEGER NOT NULL, 
	CONSTRAINT pk_leases PRIMARY KEY (name)
);
CREATE TABLE members (
	tournament_id TEXT NOT NULL, 
	entrant_id TEXT NOT NULL, 
	person_id INTEGER NOT NULL, 
	CONSTRAINT pk_members PRIMARY KEY (tournament_id, entrant_id, person_id), 
	CONSTRAINT fk_members_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id), 
	CONSTRAINT fk_members_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
CREATE TABLE messages (
	tournament_id TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	channel_id BIGINT NOT NULL, 
	message_id BIGINT NOT NULL, 
	row_id INTEGER NOT NULL, 
	CONSTRAINT pk_messages PRIMARY KEY (tournament_id, "key"), 
	CONSTRAINT fk_messages_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id), 
	CONSTRAINT fk_messages_row_id FOREIGN KEY(row_id) REFERENCES outbox (id)
);
INSERT INTO "messages" VALUES('t1','board',1457025712128000004,1457025712128000037,1);
INSERT INTO "messages" VALUES('t1','field',1457025712128000004,1467172572364800000,3);
INSERT INTO "messages" VALUES('t1','stage:0',1457025712128000004,1472246002483200009,13);
INSERT INTO "messages" VALUES('t1','thread:s0:A',1472246002483200010,1472246002483200010,14);
INSERT INTO "messages" VALUES('t1','thread:s0:B1',1472246002483200012,1472246002483200012,16);
INSERT INTO "messages" VALUES('t1','table:s0:A',1472246002483200010,1472246002483200014,14);
INSERT INTO "messages" VALUES('t1','table:s0:B1',1472246002483200012,1472246002483200015,16);
INSERT INTO "messages" VALUES('t1','time_claim:s0r2b6',1472246002483200012,1472246002483200029,25);
INSERT INTO "messages" VALUES('t1','thread:s0:Title match',1477319432601600109,1477319432601600109,85);
INSERT INTO "messages" VALUES('t1','table:s0:Title match',1477319432601600109,1477319432601600111,85);
INSERT INTO "messages" VALUES('t1','finished',1457025712128000004,1477319432601600147,107);
INSERT INTO "messages" VALUES('t1','final',1457025712128000004,1477319432601600148,108);
INSERT INTO "messages" VALUES('t2','board',1457025712128000004,1477319432601600153,110);
CREATE TABLE outbox (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	tournament_id TEXT NOT NULL, 
	command_id TEXT NOT NULL, 
	channel_id BIGINT, 
	person_id INTEGER, 
	payload JSON NOT NULL, 
	"key" TEXT, 
	edits TEXT, 
	"group" TEXT, 
	state TEXT NOT NULL, 
	attempts INTEGER NOT NULL, 
	last_error TEXT, 
	created_at DATETIME NOT NULL, 
	started_at DATETIME, 
	finished_at DATETIME, thread TEXT, thread_name TEXT, words TEXT, message_id BIGINT, expires_at DATETIME, cause TEXT, 
	CONSTRAINT fk_outbox_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id), 
	CONSTRAINT fk_outbox_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT ck_outbox_ck_outbox_one_target CHECK ((channel_id IS NULL) <> (person_id IS NULL)), 
	CONSTRAINT ck_outbox_ck_outbox_state CHECK (state IN ('pending', 'sent', 'blocked', 'failed'))
);
INSERT INTO "outbox" VALUES(1,'t1','i1457025712128000035',1457025712128000004,NULL,'{}','board','board',NULL,'sent',0,NULL,'2026-01-03 15:00:00.000000','2026-01-03 15:00:00.000000','2026-01-03 15:00:00.000000',NULL,NULL,NULL,1457025712128000037,NULL,NULL);
INSERT INTO "outbox" VALUES(2,'t1','i1457025712128000069+1',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-01-03 15:00:00.000000','2026-01-03 15:00:00.000000','2026-01-03 15:00:00.000000',NULL,NULL,'54c52a9d0ac72abe9b270bec616d1a90',1457025712128000070,NULL,NULL);
INSERT INTO "outbox" VALUES(3,'t1','d:close:1769853600:24',1457025712128000004,NULL,'{}','field',NULL,NULL,'sent',0,NULL,'2026-01-31 15:00:00.000000','2026-01-31 15:00:00.000000','2026-01-31 15:00:00.000000',NULL,NULL,'467819d82e2951f55734567a32fcf0be',1467172572364800000,NULL,NULL);
INSERT INTO "outbox" VALUES(4,'t1','d:close:1769853600:24',1457025712128000004,NULL,'{}','board','board',NULL,'sent',0,NULL,'2026-01-31 15:00:00.000000',NULL,'2026-01-31 15:00:00.000000',NULL,NULL,NULL,1457025712128000037,NULL,NULL);
INSERT INTO "outbox" VALUES(5,'t1','d:invite:1769853600:26',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-01-31 15:00:00.000000','2026-01-31 15:00:00.000000','2026-01-31 15:00:00.000000',NULL,NULL,'f88ff081a5b7cb405bb42dacc69f44a8',1467172572364800001,NULL,NULL);
INSERT INTO "outbox" VALUES(6,'t1','d:declined:e5:1769871600:43',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-01-31 15:00:00.000000','2026-01-31 15:00:00.000000','2026-01-31 15:00:00.000000',NULL,NULL,'90105c75f78d05a9d968006840f37ff3',1467172572364800047,NULL,NULL);
INSERT INTO "outbox" VALUES(7,'t1','d:declined:e5:1769871600:43',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-01-31 15:00:00.000000','2026-01-31 15:00:00.000000','2026-01-31 15:00:00.000000',NULL,NULL,'807b954f48aea3cae84bcfaa19ec88a1',1467172572364800048,NULL,NULL);
INSERT INTO "outbox" VALUES(8,'t1','d:declined:e5:1769871600:43',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-01-31 15:00:00.000000','2026-01-31 15:00:00.000000','2026-01-31 15:00:00.000000',NULL,NULL,'286cd815ced1b1487c7d841ddc8f4a74',1467172572364800049,NULL,NULL);
INSERT INTO "outbox" VALUES(9,'t1','d:form:invitation:172800:1771063200:47',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-12 15:00:00.000000','2026-02-12 15:00:00.000000','2026-02-12 15:00:00.000000',NULL,NULL,'d0e8bc22e55ed7c25f29dabd664f0cbb',1471521226752000000,NULL,NULL);
INSERT INTO "outbox" VALUES(10,'t1','d:declined:e6:1771063200:49',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000',NULL,NULL,'94e7297bccc883f4224aa6da4bf5599f',1472246002483200000,NULL,NULL);
INSERT INTO "outbox" VALUES(11,'t1','d:declined:e6:1771063200:49',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000',NULL,NULL,'2c0ad99746e329491d21d5cd16cf1f1a',1472246002483200001,NULL,NULL);
INSERT INTO "outbox" VALUES(12,'t1','d:invite:e18:52',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000',NULL,NULL,'088b135b820aa4966e135c874971ac39',1472246002483200002,NULL,NULL);
INSERT INTO "outbox" VALUES(13,'t1','i1472246002483200008',1457025712128000004,NULL,'{}','stage:0',NULL,NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000',NULL,NULL,'2fbcce8057e668ae794f8ef92fe57376',1472246002483200009,NULL,NULL);
INSERT INTO "outbox" VALUES(14,'t1','i1472246002483200008',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100','16e48d9023d1b3a56a5e597d4e7b4056',1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(15,'t1','i1472246002483200008',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100','4b70da04cc6e8ade8b69f418990f27f7',1472246002483200016,NULL,NULL);
INSERT INTO "outbox" VALUES(16,'t1','i1472246002483200008',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100','237548e7d89c0cda9ac94aaccca607fc',1472246002483200015,NULL,NULL);
INSERT INTO "outbox" VALUES(17,'t1','i1472246002483200008',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100','474bcc412fb84fb614d7c863f640dfbc',1472246002483200017,NULL,NULL);
INSERT INTO "outbox" VALUES(18,'t1','i1472246002483200008',1457025712128000004,NULL,'{}','board','board',NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000',NULL,'2026-02-14 15:00:00.000000',NULL,NULL,NULL,1457025712128000037,NULL,NULL);
INSERT INTO "outbox" VALUES(19,'t1','i1472246002483200018',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000',NULL,'2026-02-14 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,1472246002483200015,NULL,NULL);
INSERT INTO "outbox" VALUES(20,'t1','i1472246002483200020',NULL,19,'{}',NULL,'report:s0r1b6:e18',NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000',NULL,'2026-02-14 15:00:00.000000',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(21,'t1','i1472246002483200020',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000',NULL,'2026-02-14 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,1472246002483200015,NULL,NULL);
INSERT INTO "outbox" VALUES(22,'t1','i1472246002483200022',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000',NULL,'2026-02-14 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,1472246002483200015,NULL,NULL);
INSERT INTO "outbox" VALUES(23,'t1','i1472246002483200024',NULL,18,'{}',NULL,'report:s0r1b7:e17',NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000',NULL,'2026-02-14 15:00:00.000000',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(24,'t1','i1472246002483200024',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000',NULL,'2026-02-14 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,1472246002483200015,NULL,NULL);
INSERT INTO "outbox" VALUES(25,'t1','b1472246002483200027:1457025712128000054:won_on_time',1457025712128000004,NULL,'{}','time_claim:s0r2b6',NULL,NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100','273e05e5a81ae21caded929a89c45516',1472246002483200029,NULL,NULL);
INSERT INTO "outbox" VALUES(26,'t1','b1472246002483200027:1457025712128000054:won_on_time',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000',NULL,'2026-02-14 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,1472246002483200015,NULL,NULL);
INSERT INTO "outbox" VALUES(27,'t1','b1472246002483200029:1457025712128000056:admit_time',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','2026-02-14 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100','b652fee1e73f2a7f47bfba2643481885',1472246002483200032,NULL,NULL);
INSERT INTO "outbox" VALUES(28,'t1','b1472246002483200029:1457025712128000056:admit_time',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-14 15:00:00.000000',NULL,'2026-02-14 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,1472246002483200015,NULL,NULL);
INSERT INTO "outbox" VALUES(29,'t1','d:unfinished:s0:1772290800:76',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100','6f4c92103ea5933f8331b02f1fab4890',1477319432601600001,NULL,NULL);
INSERT INTO "outbox" VALUES(30,'t1','d:unfinished:s0:1772290800:76',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100','13bfbc52eab6d6565d5df52dc8a5210e',1477319432601600000,NULL,NULL);
INSERT INTO "outbox" VALUES(31,'t1','i1477319432601600002',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(32,'t1','i1477319432601600003',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(33,'t1','i1477319432601600004',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(34,'t1','i1477319432601600005',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(35,'t1','i1477319432601600006',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(36,'t1','i1477319432601600007',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(37,'t1','i1477319432601600014',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(38,'t1','i1477319432601600015',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(39,'t1','i1477319432601600016',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(40,'t1','i1477319432601600017',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(41,'t1','i1477319432601600018',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,1472246002483200015,NULL,NULL);
INSERT INTO "outbox" VALUES(42,'t1','i1477319432601600019',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(43,'t1','i1477319432601600026',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(44,'t1','i1477319432601600027',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(45,'t1','i1477319432601600028',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(46,'t1','i1477319432601600029',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(47,'t1','i1477319432601600030',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(48,'t1','i1477319432601600031',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,1472246002483200015,NULL,NULL);
INSERT INTO "outbox" VALUES(49,'t1','i1477319432601600038',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(50,'t1','i1477319432601600039',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(51,'t1','i1477319432601600040',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(52,'t1','i1477319432601600041',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(53,'t1','i1477319432601600042',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(54,'t1','i1477319432601600043',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,1472246002483200015,NULL,NULL);
INSERT INTO "outbox" VALUES(55,'t1','i1477319432601600050',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,1472246002483200015,NULL,NULL);
INSERT INTO "outbox" VALUES(56,'t1','i1477319432601600051',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(57,'t1','i1477319432601600052',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(58,'t1','i1477319432601600053',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(59,'t1','i1477319432601600054',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(60,'t1','i1477319432601600055',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(61,'t1','i1477319432601600062',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(62,'t1','i1477319432601600063',1457025712128000004,NULL,'{}','table:s0:B1','table:s0:B1',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100',NULL,1472246002483200015,NULL,NULL);
INSERT INTO "outbox" VALUES(63,'t1','i1477319432601600063',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','s0:B1','@elidetext=sformat-tiered-league-name-league-leagueleague=sB1 · Kuksu 9width=i100','f215f60524a98aadc66e0f467c482df6',1477319432601600073,NULL,NULL);
INSERT INTO "outbox" VALUES(64,'t1','i1477319432601600064',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(65,'t1','i1477319432601600065',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(66,'t1','i1477319432601600066',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(67,'t1','i1477319432601600067',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(68,'t1','i1477319432601600075',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(69,'t1','i1477319432601600076',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(70,'t1','i1477319432601600077',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(71,'t1','i1477319432601600078',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(72,'t1','i1477319432601600079',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(73,'t1','i1477319432601600080',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(74,'t1','i1477319432601600087',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(75,'t1','i1477319432601600088',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(76,'t1','i1477319432601600089',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(77,'t1','i1477319432601600090',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(78,'t1','i1477319432601600091',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(79,'t1','i1477319432601600092',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(80,'t1','i1477319432601600099',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(81,'t1','i1477319432601600100',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(82,'t1','i1477319432601600101',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(83,'t1','i1477319432601600102',1457025712128000004,NULL,'{}','table:s0:A','table:s0:A',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100',NULL,1472246002483200014,NULL,NULL);
INSERT INTO "outbox" VALUES(84,'t1','i1477319432601600102',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','s0:A','@elidetext=sformat-tiered-league-name-league-leagueleague=sA · Kuksu 9width=i100','55c5bed7c05d5429ebd531c2a9ebcb54',1477319432601600107,NULL,NULL);
INSERT INTO "outbox" VALUES(85,'t1','d:pair:s0r10:129',1457025712128000004,NULL,'{}','table:s0:Title match','table:s0:Title match',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100','2a561c0bbab16cc91572e1dc1e57ce65',1477319432601600111,NULL,NULL);
INSERT INTO "outbox" VALUES(86,'t1','d:pair:s0r10:129',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100','dc85926650340227887d8e1ff42f3d03',1477319432601600112,NULL,NULL);
INSERT INTO "outbox" VALUES(87,'t1','d:pair:s0r10:129',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000',NULL,NULL,'594befb4f7094c0fd678f561e49bae1b',1477319432601600108,NULL,NULL);
INSERT INTO "outbox" VALUES(88,'t1','i1477319432601600113',1457025712128000004,NULL,'{}','table:s0:Title match','table:s0:Title match',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100',NULL,1477319432601600111,NULL,NULL);
INSERT INTO "outbox" VALUES(89,'t1','i1477319432601600115',NULL,2,'{}',NULL,'report:s0r10b1:e1',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(90,'t1','i1477319432601600115',1457025712128000004,NULL,'{}','table:s0:Title match','table:s0:Title match',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100',NULL,1477319432601600111,NULL,NULL);
INSERT INTO "outbox" VALUES(91,'t1','d:pair:s0r11:133',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100','4de4322e4389d6897ae186939c8c56c4',1477319432601600117,NULL,NULL);
INSERT INTO "outbox" VALUES(92,'t1','d:pair:s0r11:133',1457025712128000004,NULL,'{}','table:s0:Title match','table:s0:Title match',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100',NULL,1477319432601600111,NULL,NULL);
INSERT INTO "outbox" VALUES(93,'t1','i1477319432601600118',1457025712128000004,NULL,'{}','table:s0:Title match','table:s0:Title match',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100',NULL,1477319432601600111,NULL,NULL);
INSERT INTO "outbox" VALUES(94,'t1','i1477319432601600120',NULL,3,'{}',NULL,'report:s0r11b1:e2',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(95,'t1','i1477319432601600120',1457025712128000004,NULL,'{}','table:s0:Title match','table:s0:Title match',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100',NULL,1477319432601600111,NULL,NULL);
INSERT INTO "outbox" VALUES(96,'t1','d:pair:s0r12:137',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100','3901312cc1c2972c65196152ed4644f7',1477319432601600122,NULL,NULL);
INSERT INTO "outbox" VALUES(97,'t1','d:pair:s0r12:137',1457025712128000004,NULL,'{}','table:s0:Title match','table:s0:Title match',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100',NULL,1477319432601600111,NULL,NULL);
INSERT INTO "outbox" VALUES(98,'t1','i1477319432601600135',1457025712128000004,NULL,'{}','table:s0:Title match','table:s0:Title match',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100',NULL,1477319432601600111,NULL,NULL);
INSERT INTO "outbox" VALUES(99,'t1','i1477319432601600137',NULL,2,'{}',NULL,'report:s0r12b1:e1',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(100,'t1','i1477319432601600137',1457025712128000004,NULL,'{}','table:s0:Title match','table:s0:Title match',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100',NULL,1477319432601600111,NULL,NULL);
INSERT INTO "outbox" VALUES(101,'t1','d:pair:s0r13:141',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100','a924def95168a2000f377867d00ce575',1477319432601600139,NULL,NULL);
INSERT INTO "outbox" VALUES(102,'t1','d:pair:s0r13:141',1457025712128000004,NULL,'{}','table:s0:Title match','table:s0:Title match',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100',NULL,1477319432601600111,NULL,NULL);
INSERT INTO "outbox" VALUES(103,'t1','i1477319432601600140',1457025712128000004,NULL,'{}','table:s0:Title match','table:s0:Title match',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100',NULL,1477319432601600111,NULL,NULL);
INSERT INTO "outbox" VALUES(104,'t1','i1477319432601600142',NULL,2,'{}',NULL,'report:s0r13b1:e1',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(105,'t1','i1477319432601600142',1457025712128000004,NULL,'{}','table:s0:Title match','table:s0:Title match',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100',NULL,1477319432601600111,NULL,NULL);
INSERT INTO "outbox" VALUES(106,'t1','i1477319432601600142',1457025712128000004,NULL,'{}',NULL,NULL,NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','s0:Title match','@elidetext=sformat-tiered-league-name-title-match · Kuksu 9width=i100','3f09f0a09d46d2ccd0ba3e614789291a',1477319432601600144,NULL,NULL);
INSERT INTO "outbox" VALUES(107,'t1','i1477319432601600145',1457025712128000004,NULL,'{}','finished',NULL,NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000',NULL,NULL,'e8f5599c893524f85330f3aa2780b814',1477319432601600147,NULL,NULL);
INSERT INTO "outbox" VALUES(108,'t1','i1477319432601600145',1457025712128000004,NULL,'{}','final',NULL,NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000',NULL,NULL,'23c69634ed782abf3b7022209a99ab99',1477319432601600148,NULL,NULL);
INSERT INTO "outbox" VALUES(109,'t1','i1477319432601600145',1457025712128000004,NULL,'{}','board','board',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000',NULL,'2026-02-28 15:00:00.000000',NULL,NULL,NULL,1457025712128000037,NULL,NULL);
INSERT INTO "outbox" VALUES(110,'t2','i1477319432601600151',1457025712128000004,NULL,'{}','board','board',NULL,'sent',0,NULL,'2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000','2026-02-28 15:00:00.000000',NULL,NULL,NULL,1477319432601600153,NULL,NULL);
CREATE TABLE people (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	discord_id BIGINT, 
	name TEXT NOT NULL, 
	zone TEXT, 
	reminders JSON NOT NULL, 
	erased BOOLEAN NOT NULL, 
	CONSTRAINT uq_people_discord_id UNIQUE (discord_id)
);
INSERT INTO "people" VALUES(1,1457025712128000001,'Omar',NULL,'{}',0);
INSERT INTO "people" VALUES(2,1457025712128000039,'P01',NULL,'{}',0);
INSERT INTO "people" VALUES(3,1457025712128000040,'P02',NULL,'{}',0);
INSERT INTO "people" VALUES(4,1457025712128000041,'P03',NULL,'{}',0);
INSERT INTO "people" VALUES(5,1457025712128000042,'P04',NULL,'{}',0);
INSERT INTO "people" VALUES(6,1457025712128000043,'P05',NULL,'{}',0);
INSERT INTO "people" VALUES(7,1457025712128000044,'P06',NULL,'{}',0);
INSERT INTO "people" VALUES(8,1457025712128000045,'P07',NULL,'{}',0);
INSERT INTO "people" VALUES(9,1457025712128000046,'P08',NULL,'{}',0);
INSERT INTO "people" VALUES(10,1457025712128000047,'P09',NULL,'{}',0);
INSERT INTO "people" VALUES(11,1457025712128000048,'P10',NULL,'{}',0);
INSERT INTO "people" VALUES(12,1457025712128000049,'P11',NULL,'{}',0);
INSERT INTO "people" VALUES(13,1457025712128000050,'P12',NULL,'{}',0);
INSERT INTO "people" VALUES(14,1457025712128000051,'P13',NULL,'{}',0);
INSERT INTO "people" VALUES(15,1457025712128000052,'P14',NULL,'{}',0);
INSERT INTO "people" VALUES(16,1457025712128000053,'P15',NULL,'{}',0);
INSERT INTO "people" VALUES(17,1457025712128000054,'P16',NULL,'{}',0);
INSERT INTO "people" VALUES(18,1457025712128000055,'P17',NULL,'{}',0);
INSERT INTO "people" VALUES(19,1457025712128000056,'P18',NULL,'{}',0);
CREATE TABLE server_games (
	tournament_id TEXT NOT NULL, 
	pairing_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	server TEXT NOT NULL, 
	first TEXT NOT NULL, 
	second TEXT NOT NULL, 
	state TEXT NOT NULL, 
	asked_at DATETIME NOT NULL, 
	game_id TEXT NOT NULL, 
	address TEXT NOT NULL, 
	told TEXT NOT NULL, 
	invites JSON NOT NULL, terms TEXT, starts_at DATETIME, 
	CONSTRAINT pk_server_games PRIMARY KEY (tournament_id, pairing_id, number), 
	CONSTRAINT ck_server_games_ck_server_games_state CHECK (state IN ('asked', 'made', 'over')), 
	CONSTRAINT fk_server_games_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
CREATE TABLE settings (
	scope TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	value JSON NOT NULL, 
	CONSTRAINT pk_settings PRIMARY KEY (scope, "key")
);
INSERT INTO "settings" VALUES('','installation','"237d3e968851"');
INSERT INTO "settings" VALUES('','last tournament number',2);
INSERT INTO "settings" VALUES('t2','follows','"t1"');
CREATE TABLE "staff" (
	tournament_id TEXT NOT NULL, 
	person_id INTEGER NOT NULL, 
	role TEXT NOT NULL, 
	CONSTRAINT pk_staff PRIMARY KEY (tournament_id, person_id, role), 
	CONSTRAINT fk_staff_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id), 
	CONSTRAINT fk_staff_person_id FOREIGN KEY(person_id) REFERENCES people (id), 
	CONSTRAINT ck_staff_with_judges_ck_staff_role CHECK (role IN ('director', 'coordinator', 'judge'))
);
INSERT INTO "staff" VALUES('t1',1,'director');
INSERT INTO "staff" VALUES('t2',1,'director');
CREATE TABLE tournaments (
	id TEXT NOT NULL, 
	created_at DATETIME NOT NULL, 
	title TEXT NOT NULL, 
	phase TEXT NOT NULL, 
	guild_id BIGINT, 
	channel_id BIGINT, 
	CONSTRAINT pk_tournaments PRIMARY KEY (id)
);
INSERT INTO "tournaments" VALUES('t1','2026-01-03 15:00:00.000000','Kuksu 9','finished',1457025712128000002,1457025712128000004);
INSERT INTO "tournaments" VALUES('t2','2026-02-28 15:00:00.000000','Kuksu 10','registration',1457025712128000002,1457025712128000004);
CREATE TABLE webhooks (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	tournament_id TEXT NOT NULL, 
	address TEXT NOT NULL, 
	secret TEXT NOT NULL, 
	told_seq INTEGER NOT NULL, 
	created_at DATETIME NOT NULL, 
	told_at DATETIME, 
	failures INTEGER NOT NULL, 
	failing_since DATETIME, 
	next_try DATETIME, 
	trouble TEXT, 
	disabled_at DATETIME, 
	CONSTRAINT fk_webhooks_tournament_id FOREIGN KEY(tournament_id) REFERENCES tournaments (id)
);
CREATE INDEX ix_tournaments_guild_id ON tournaments (guild_id);
CREATE TRIGGER events_no_update BEFORE UPDATE ON events BEGIN SELECT RAISE(ABORT, 'events is append-only'); END;
CREATE TRIGGER events_no_delete BEFORE DELETE ON events BEGIN SELECT RAISE(ABORT, 'events is append-only'); END;
CREATE INDEX ix_entrants_person_id ON entrants (person_id);
CREATE INDEX ix_outbox_group ON outbox (state, tournament_id, "group");
CREATE INDEX ix_outbox_message_id ON outbox (message_id);
CREATE INDEX ix_webhooks_tournament_id ON webhooks (tournament_id);
CREATE INDEX ix_members_person_id ON members (person_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('outbox',110);
INSERT INTO "sqlite_sequence" VALUES('people',19);
COMMIT;
