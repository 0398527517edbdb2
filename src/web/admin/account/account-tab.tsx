export function AccountTab() {
  return (
    <h1 lang="en" className="text-lg font-bold">
      Account
    </h1>
  )
}
