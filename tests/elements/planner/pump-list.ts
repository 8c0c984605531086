// A pump of eight items and three sales orders, as a visitor pastes it on Tuesday, 24 November 2026.

export const pumpList = `Part No	Description	Stock	Lead time (working days)	Min order	Safety stock	Supplier
P-100	Pump, 2 in	4	5	1	0	
P-110	Housing, cast	12	30	25	10	Acme Foundry
P-120	Impeller	40	15	20	5	Acme Foundry
P-130	Shaft	6	10	10	5	
P-140	Bearing 6205	90	5	50	20	SKF
P-150	Seal kit	15	20	10	10	John Crane
P-160	Bolt M8x30	400	3	500	200	Wurth
P-170	Bar stock 30mm, m	8	10	6	2	Steelco

Parent	Component	Qty per
P-100	P-110	1
P-100	P-120	1
P-100	P-130	1
P-100	P-140	2
P-100	P-150	1
P-100	P-160	8
P-130	P-170	0.4

Order	Item	Qty	Due
SO-3311	P-100	20	2026-12-18
SO-3340	P-100	35	2027-01-22
SO-3352	P-150	12	2026-12-04
`
