export function AdminApp() {
  return <h1>관리자</h1>
}
