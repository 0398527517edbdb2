import { describe, expect, test } from 'vitest'
import { errorOf, failureOf, failureText, listenForSessionEnd, queryText } from './admin-call.ts'

describe('spec §8: a generic request failure is the status code, a colon, a space, and the body or the status text', () => {
  test.each([
    ['500: disk full', 500, 'Internal Server Error', 'disk full'],
    ['502: Bad Gateway', 502, 'Bad Gateway', ''],
    ['500: {"code":7}', 500, 'Internal Server Error', '{"code":7}'],
  ])('%s', (text, status, statusText, body) => {
    expect(errorOf(status, statusText, body).message).toBe(text)
  })
})

describe('errorOf', () => {
  test('takes the server’s message before anything else', () => {
    const error = errorOf(409, 'Conflict', '{"message":"Somebody was faster.","current":{}}', 'Upload failed')
    expect(error).toMatchObject({ status: 409, message: 'Somebody was faster.', body: { current: {} } })
  })

  test('spec §8: without a message an upload has “Upload failed”', () => {
    expect(errorOf(502, 'Bad Gateway', '<html>', 'Upload failed').message).toBe('Upload failed')
  })
})

test('failureOf tells of a session that has ended, and of nothing else', () => {
  const heard: number[] = []
  listenForSessionEnd(() => heard.push(401))
  failureOf(403, 'Forbidden', '')
  expect(heard).toEqual([])
  failureOf(401, 'Unauthorized', '')
  expect(heard).toEqual([401])
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
