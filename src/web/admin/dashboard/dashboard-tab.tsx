export function DashboardTab() {
  return (
    <h1 lang="en" className="text-lg font-bold">
      Dashboard
    </h1>
  )
}
