import { describe, expect, test } from 'vitest'
import { adviceText, errorOf, failureText, listenForSessionEnd, queryText, refused } from './admin-call.ts'

describe('spec §8: a generic request failure is the status code, a colon, a space, and the body or the status text', () => {
  test.each([
    ['500: disk full', 500, 'Internal Server Error', 'disk full'],
    ['502: Bad Gateway', 502, 'Bad Gateway', ''],
    ['500: {"code":7}', 500, 'Internal Server Error', '{"code":7}'],
    ['500: disk full', 500, 'Internal Server Error', '{"message":"disk full"}'],
    ['409: Somebody was faster.', 409, 'Conflict', '{"message":"Somebody was faster.","current":{}}'],
    ['500: {"message":""}', 500, 'Internal Server Error', '{"message":""}'],
  ])('%s', (text, status, statusText, body) => {
    expect(errorOf(status, statusText, body).message).toBe(text)
  })
})

describe('errorOf', () => {
  test('with a fallback, takes the server’s message as it is', () => {
    const error = errorOf(409, 'Conflict', '{"message":"Somebody was faster.","current":{}}', 'Upload failed')
    expect(error).toMatchObject({ status: 409, message: 'Somebody was faster.', body: { current: {} } })
  })

  test('spec §8: without a message an upload has “Upload failed”', () => {
    expect(errorOf(502, 'Bad Gateway', '<html>', 'Upload failed').message).toBe('Upload failed')
  })
})

test('an ended session is told once to the listener, and to nobody who waits', async () => {
  const heard: number[] = []
  listenForSessionEnd(() => heard.push(401))
  await expect(refused(403, 'Forbidden', '{"message":"No."}')).rejects.toThrow('403: No.')
  expect(heard).toEqual([])
  const answer = refused(401, 'Unauthorized', '').catch(() => 'told')
  expect(heard).toEqual([401])
  expect(await Promise.race([answer, Promise.resolve('silent')])).toBe('silent')
})

test('a form shows what the server says without its status', () => {
  expect(adviceText(errorOf(422, 'Unprocessable', '{"message":"Too short."}'), 'Failed')).toBe('Too short.')
  expect(adviceText(errorOf(502, 'Bad Gateway', ''), 'Failed')).toBe('502: Bad Gateway')
  expect(adviceText(new Error(''), 'Failed')).toBe('Failed')
})

test('failureText has a fallback for what has no message', () => {
  expect(failureText(new Error('Disk full'), 'Failed to export Excel file')).toBe('Disk full')
  expect(failureText(new Error(''), 'Failed to export Excel file')).toBe('Failed to export Excel file')
  expect(failureText('thrown text', 'Failed to export Excel file')).toBe('Failed to export Excel file')
})

test('queryText leaves out what is not given', () => {
  expect(queryText({ search: '', country: 'South Korea', verified: false, page: undefined })).toBe(
    '?country=South+Korea&verified=false',
  )
  expect(queryText({})).toBe('')
})
