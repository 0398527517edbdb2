import { describe, expect, test } from 'vitest'
import { weeklySchedule } from '../day-hours.ts'
import { parseOpeningHours } from '../parse-opening-hours.ts'
import { withWholeChineseDays } from './chinese-hours.ts'

const weekOf = (cell: string) => weeklySchedule(parseOpeningHours(cell).hours)

describe('hours in Chinese', () => {
  test.each([
    ['星期一至五 09:00', '星期一至星期五 09:00'],
    ['周一、三、五 14:00', '周一、周三、周五 14:00'],
    ['週一至四 11:00', '週一至週四 11:00'],
    // The word that begins here is no day.
    ['周六、日本料理', '周六、日本料理'],
    ['周一 10:00', '周一 10:00'],
  ])('%s has the word for "week" before each day: %s', (text, whole) =>
    expect(withWholeChineseDays(text)).toBe(whole),
  )

  test.each([
    ['星期一至五 09:00-18:00', 'Mo-Fr 09:00-18:00'],
    ['星期一至六：上午11時30分至下午9時；星期日休息', 'Mo-Sa 11:30-21:00; Su off'],
    ['週一～週五 早上七點到下午三點半', 'Mo-Fr 07:00-15:30'],
    ['周二至周日 上午十点至晚上九点，周一休息', 'Tu-Su 10:00-21:00; Mo off'],
    ['每天 上午十点三十分到下午五点', 'Mo-Su 10:30-17:00'],
    ['全天24小时', '24/7'],
    ['早10点到晚9点', 'Mo-Su 10:00-21:00'],
    ['早10:00-晚9:30', 'Mo-Su 10:00-21:30'],
    ['早8点半到晚9点半', 'Mo-Su 08:30-21:30'],
    ['周一至周五 早9点-晚6点', 'Mo-Fr 09:00-18:00'],
    ['早九晚六', 'Mo-Su 09:00-18:00'],
    ['早10晚10', 'Mo-Su 10:00-22:00'],
    ['晚6点到凌晨2点', 'Mo-Su 18:00-26:00'],
    ['中午11点到晚上10点', 'Mo-Su 11:00-22:00'],
    ['朝9時から夜8時まで', 'Mo-Su 09:00-20:00'],
  ])('%s is %s', (cell, week) => {
    expect(weekOf(cell)).not.toBeNull()
    expect(weekOf(cell)).toEqual(weekOf(week))
  })
})
