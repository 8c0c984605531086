// The words of dates, in the languages that are read. Each list has examples below, which are its tests.

/** The names of each month, without accents. */
export const monthNames = [
  'jan ene janv januar januari january enero janvier',
  'feb fev fevr februar februari february febrero fevrier',
  'mar mrz mrt mars maart marz maerz march marzo',
  'apr abr avr april abril avril',
  'may mai mayo mei',
  'jun juin juni june junio',
  'jul juil juli july julio juillet',
  'aug ago aout august augustus agosto',
  'sep sept septiembre september septembre',
  'oct okt oktober october octubre octobre',
  'nov november noviembre novembre',
  'dec dez dic dezember december diciembre decembre',
]

/** The name of a day before a date, such as `Mon 12/14/2026`. SAP's `M 12.2026` is a month. */
export const dayNames =
  /^(?:m|(?:(?:mo|tu|we|th|fr|sa|su|di|mi|do|so)\p{L}?|lun|mar|mer|jue|jeu|vie|ven|s[aá]b|sam|dom|dim)(?:\p{L}*(?:day|tag|och|es|di|do|go|che))?)[.,]* (?=\d+[-/.]\d)/iu

/** What stands for a week, before its number. */
export const weekWord = '(?:w|wk|wks|week|weeks|cw|kw|woche|semana|sem|s|semaine)'

/** Between the first and the last day of a span. */
export const between = /[–—]|\s-\s|\b(?:bis|to|au|al)\b|-(?=\d{1,2}\.\d{1,2}\.)/

/** `KW 49/50`: two weeks, or a week of a year. */
export const weekSpan = /^((?:kw|cw|wk?|week) ?(\d{1,2}))[-/](\d{1,2})$/i

/** `Week of` before a date, and `Demand` before or behind a month. */
export const aroundDates =
  /^(?:week (?:of|commencing|beginning|starting|ending)|w\/[ceb]|w[ceb]|semana del?|semaine du|woche (?:vom|ab)|demand|forecast|qty|quantity|bedarf|menge|prognose|demanda|cantidad|demande|besoin)\.?[\s_]+|(?<=\d{4}|week \d{1,2}|[a-zé]{3}-\d\d)\s+(?:demand|forecast|qty|quantity|bedarf|menge|prognose|demanda|cantidad|demande|besoin)$/i

/** `Period 1`, `P2`, `Bucket 3`: of which length, their list has to say. Months and days say it. */
export const periods =
  /^(?:period|periode|periodo|p[eé]riode|bucket|per|p|month|monat|mes|mois|m|day|tag|d[ií]a|jour)[-_. ]*\d{1,2}$/i

export const periodsOfMonths = /^(?:month|monat|mes|mois|m)\b|^m\d/i

export const periodsOfDays = /^(?:day|tag|d[ií]a|jour)/i

/** What each is found in. No page loads it. */
export const calendarExamples: readonly (readonly [RegExp, readonly string[]])[] = [
  [dayNames, ['Mon 12/14/2026', 'lun. 14/12/2026', 'M 14.12.2026']],
  [
    aroundDates,
    ['Week of 2026-12-14', 'Woche vom 14.12.', 'Demand Dec 2026', 'Dec 2026 Forecast', 'Dec-26 forecast'],
  ],
  [between, ['30.11. bis 04.12.', '30.11.-04.12.', '1 – 2']],
  [weekSpan, ['KW 49/50', 'Week 49-50']],
  [periods, ['Period 1', 'P2', 'Bucket_3', 'Month 4', 'Tag 5']],
  [periodsOfMonths, ['Month 4', 'M4', 'Mes 1']],
  [periodsOfDays, ['Day 1', 'Día 2']],
]
