/** Moves the focus to the notification area. */
export const toastKey = 'F8'

export interface ToastMessage {
  readonly title: string
  readonly text: string
  readonly isError?: boolean
}

/** The present toast, and how many came before it. */
export interface ShownToast {
  readonly message: ToastMessage
  readonly number: number
  readonly open: boolean
}
