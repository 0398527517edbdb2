export function BusinessesTab() {
  return (
    <h1 lang="en" className="text-lg font-bold">
      Businesses
    </h1>
  )
}
