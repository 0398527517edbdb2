/** Saves what a path answers, under the name that the server gives it, without leaving the page. */
export function download(path: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = ''
  link.click()
}
