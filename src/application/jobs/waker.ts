/** Pauses that end early when somebody calls; a call while nobody pauses ends the next pause. */
export class Waker {
  readonly #sleepers = new Set<() => void>()
  #isCalled = false

  async wait(milliseconds: number): Promise<void> {
    if (!this.#isCalled) await this.#sleep(milliseconds)
    this.#isCalled = false
  }

  wake(): void {
    this.#isCalled = this.#sleepers.size === 0
    for (const end of this.#sleepers) end()
  }

  #sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer)
        this.#sleepers.delete(end)
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      this.#sleepers.add(end)
    })
  }
}
