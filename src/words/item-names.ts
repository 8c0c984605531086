// What the items of the plant are called in other languages, by their English names (`plant.ts`).

export const german = {
  'Conveyor drive': 'Förderantrieb',
  'Gear motor': 'Getriebemotor',
  'Roller 60 × 400': 'Rolle 60 × 400',
  'Bearing 6204': 'Kugellager 6204',
  'Frame, welded': 'Rahmen, geschweißt',
  'Gearbox housing': 'Getriebegehäuse',
}

export const spanish = {
  'Conveyor drive': 'Accionamiento de transportador',
  'Gear motor': 'Motorreductor',
  'Roller 60 × 400': 'Rodillo 60 × 400',
  'Bearing 6204': 'Rodamiento 6204',
  'Frame, welded': 'Bastidor soldado',
  'Gearbox housing': 'Carcasa del reductor',
}

export const french = {
  'Conveyor drive': 'Entraînement de convoyeur',
  'Gear motor': 'Motoréducteur',
  'Roller 60 × 400': 'Rouleau 60 × 400',
  'Bearing 6204': 'Roulement 6204',
  'Frame, welded': 'Châssis soudé',
  'Gearbox housing': 'Carter de réducteur',
}
