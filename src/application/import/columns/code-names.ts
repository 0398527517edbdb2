const activityCode = /^(?:行業代號|行業代碼|行业代码|營業項目代[號碼])(\d?)$/
const bareName = /^名[稱称](\d?)$/

/** A header with what a bare `名稱` names: behind the code of an activity it is the activity, and no business. */
export const withCodesNamed = (header: readonly string[]): readonly string[] =>
  header.map((cell, index) => {
    const [code, name] = [activityCode.exec((header[index - 1] ?? '').trim()), bareName.exec(cell.trim())]
    return code && name && code[1] === name[1] ? `行業名稱${name[1]}` : cell
  })
