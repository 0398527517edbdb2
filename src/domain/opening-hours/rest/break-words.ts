/** What says that a place is closed for a while of the day. Folded. */
export const breakWord =
  '(?:브레이크 ?타임|브레이크(?! ?타임)|휴게 ?시간|휴식 ?시간|쉬는 ?시간|준비 ?시간|점심 ?시간|점심(?! ?시간)|break ?time|break(?! ?time)|(?<![a-z])b\\.?t\\.?(?![a-z])|(?:closed (?:for|at|during) (?:the )?)?lunch ?(?:break|hour|time)?(?: from| between)?|' +
  '(?:ogle|yemek|cay) ?(?:arasi|tatili|molasi|paydosu)|molasi|mola|休憩時間|休憩(?!時間)|中休み|午休|mittagspause|mittagsruhe|pause dejeuner|pause(?! dejeuner)|pausa (?:pranzo|almuerzo|para almoco|de almoco)|pausa(?! (?:pranzo|almuerzo|para almoco|de almoco))|lunchpauze|(?<![a-z])pauza|przerwa|перерыв на обед|перерыв(?! на обед)|обед|обідня перерва|обід|перерва|пауза)'
export const anyBreak = new RegExp(breakWord, 'iu')
const oneRange =
  '((?:(?:am|pm) ?)?\\d{1,2}(?::\\d{2})?(?: ?(?:am|pm))? ?- ?(?:(?:am|pm) ?)?\\d{1,2}(?::\\d{2})?(?: ?(?:am|pm))?)'
/** A range in which a place is closed: in front of its word, or behind it. */
export const breakRange = new RegExp(
  `${breakWord}[ :(]{0,3}${oneRange}|(?<!\\d)${oneRange}[ (]{0,2}${breakWord}(?![ :(]{0,3}(?:[ap]m ?)?\\d)`,
  'g',
)

/** A break around noon without am and pm: `12-1`, `12:30-1:30`, `1-2`. */
const aroundNoon = /^(1[12]|[12])((?::\d{2})?)-(12|[123])((?::\d{2})?)$/

/** The same with them: nobody eats lunch from noon to one at night. */
export const withNoon = (pause: string): string =>
  pause.replace(aroundNoon, (whole, from: string, a: string, to: string, b: string) =>
    from === to && a >= b ? whole : `${from}${a} ${from === '11' ? 'am' : 'pm'}-${to}${b} pm`,
  )
