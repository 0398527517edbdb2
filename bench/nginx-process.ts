import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../test/free-port.ts'

const shipped = join(import.meta.dirname, '..', 'deploy', 'nginx.conf')

/**
 * Starts nginx in front of a server with the shipped configuration: on the loopback interface, and without TLS, because there
 * is no certificate.
 */
export async function startNginx(
  program: string,
  upstream: string,
): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  const sites = readFileSync(shipped, 'utf8')
    .replace('127.0.0.1:3000', new URL(upstream).host)
    .replace(/^server \{\n\s+listen 80;.*?^\}/ms, '')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\s+ssl_certificate.*\n/gm, '')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const main = `daemon off; worker_processes auto; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 4096; }
http { access_log off; ${temporary.join(' ')}\n${sites}\n}`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  process.once('exit', () => child.kill('SIGKILL'))
  const origin = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null)
      throw new Error(
        `nginx ended with ${child.exitCode}: ${readFileSync(join(folder, 'error.log'), 'utf8')}`,
      )
    await wait(50)
  }
  return {
    origin,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
