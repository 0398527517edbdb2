import { expect, test } from 'vitest'
import { isPhotoUrl } from './photos.ts'

test.each([
  'https://example.com/a.jpg',
  'HTTP://example.com:8080/a.jpg?x=user@host',
  'https://8.8.8.8/a.jpg',
  'https://172.32.0.1/a.jpg',
  'https://[2606:4700::1111]/a.jpg',
  'https://사진.한국/a.jpg',
  'https://localhost.example.com/a.jpg',
])('%s may be loaded', (url) => {
  expect(isPhotoUrl(url)).toBe(true)
})

test.each([
  'http://localhost/a.jpg',
  'http://LOCALHOST./a.jpg',
  'http://printer/a.jpg',
  'http://nas.local/a.jpg',
  'http://vault.internal./a.jpg',
  'http://router.home.arpa/a.jpg',
  'http://127.0.0.1/a.jpg',
  'http://127.1/a.jpg',
  'http://2130706433/a.jpg',
  'http://0x7f.0.0.1/a.jpg',
  'http://0/a.jpg',
  'http://10.0.0.1/a.jpg',
  'http://100.64.0.1/a.jpg',
  'http://169.254.169.254/latest/meta-data/',
  'http://172.16.0.1/a.jpg',
  'http://192.168.0.1:8080/a.jpg',
  'http://224.0.0.1/a.jpg',
  'http://[::1]/a.jpg',
  'http://[::]/a.jpg',
  'http://[::ffff:127.0.0.1]/a.jpg',
  'http://[fe80::1]/a.jpg',
  'http://[fd00::1]/a.jpg',
  'http://[2002:7f00:1::]/a.jpg',
  'http://[64:ff9b::7f00:1]/a.jpg',
  'https://user:password@example.com/a.jpg',
  'https://user@example.com/a.jpg',
  'ftp://example.com/a.jpg',
  'javascript:alert(1)',
])('%s may not', (url) => {
  expect(isPhotoUrl(url)).toBe(false)
})
