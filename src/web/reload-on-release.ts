/**
 * A file of the page may be gone after a new release. The page is then loaded again, from which follows what was asked for. A file that
 * cannot be had without a connection says nothing of the kind: the page stays. `script`: the address of the page's own first script, whose
 * name changes with every file.
 */
export function reloadOnRelease(script: string): void {
  addEventListener('vite:preloadError', async () => {
    const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined)
    if (answer?.ok && !(await answer.text()).includes(new URL(script).pathname)) location.reload()
  })
}
