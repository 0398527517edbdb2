import { expect, test } from 'vitest'
import { AdminCallError } from '../admin-call.ts'
import { ko } from '../messages/ko.ts'
import { describeLoginProblem } from './login-page.tsx'

test('too many attempts: when to come back', () => {
  const text = 'Too many login attempts. Please try again in 12 seconds.'
  const problem = describeLoginProblem(new AdminCallError(429, text), false, 0, ko)
  expect(problem.advice).toMatch(/^로그인 시도가 너무 많습니다. 12초 뒤\(\d\d:\d\d:12\)부터/)
})

test('a right password where a code is asked for, and a wrong code', () => {
  const error = new AdminCallError(401, 'Enter the code.', { message: '', needsCode: true })
  expect(describeLoginProblem(error, false, 0, ko)).toMatchObject({
    needsCode: true,
    advice: expect.stringContaining('6자리 코드'),
  })
  expect(describeLoginProblem(error, true, 0, ko).advice).toContain('이미 쓰였습니다')
})

test('wrong credentials need no advice', () => {
  const error = new AdminCallError(401, 'Invalid credentials. Please try again.', {})
  expect(describeLoginProblem(error, false, 0, ko)).toEqual({
    advice: '',
    needsCode: false,
  })
})

test('no answer, or one that says nothing of the credentials: the form says so', () => {
  expect(describeLoginProblem(new AdminCallError(0, '연결이 없습니다.'), false, 0, ko).advice).toBe(
    '연결이 없습니다.',
  )
  const error = new AdminCallError(503, '503: 점검 중입니다.', { message: '점검 중입니다.' })
  expect(describeLoginProblem(error, true, 0, ko)).toEqual({ advice: '점검 중입니다.', needsCode: true })
})
