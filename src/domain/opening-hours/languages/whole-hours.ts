/** Mornings and afternoons as Italians write them, the morning before 11 and until 11 or later: `8.30/12.30 - 15.30/19.30`. */
const halves =
  /(?<![\d/.:])(0?[6-9][.:]\d{2}|10[.:]\d{2}) ?\/ ?(1[1-4][.:]\d{2}) ?[-–—;,/] ?(1[3-8][.:]\d{2}) ?\/ ?((?:1[6-9]|2[0-4])[.:]\d{2})(?!\d)/g

/** Hours whose minutes stand behind one of the two times only, or behind none: `8-20h`, `8 h – 17 h 30`. */
export const wholeHours: readonly (readonly [RegExp, string])[] = [
  [halves, '$1-$2, $3-$4'],
  [
    /(?<![\d:.h]|h )(\d{1,2}) ?(?:h|uhr)? ?[-–—~] ?(\d{1,2}) ?(?:h|uhr|時|ч)(?![a-z\d]| [0-5]\d(?! ?[-–—~:.h\d]))/g,
    '$1:00-$2:00 ',
  ],
  [/(?<![\d:.h])(\d{1,2}) ?(?:uhr)? ?[-–—~] ?(\d{1,2})[.:](\d{2}) ?uhr(?![a-z\d])/g, '$1:00-$2:$3 '],
  [/(?<![\d:.h])(\d{1,2})[.:](\d{2}) ?(?:uhr)? ?[-–—~] ?(\d{1,2}) ?uhr(?![a-z\d])/g, '$1:$2-$3:00 '],
]
