import { formatCount } from '../../format/count.ts'
import type { QualityCounts } from './import-report.ts'

const labels: Readonly<Record<string, string>> = {
  withoutCategory: '카테고리 없음',
  unmappedCategory: '분류표에 없는 카테고리',
  withoutAddress: '주소 없음',
  withoutCity: '도시를 알 수 없음',
  withoutCountry: '국가를 알 수 없음',
  withoutPhone: '전화번호 없음',
  invalidPhone: '전화번호가 올바르지 않음',
  withoutHours: '영업시간 없음',
  unreadHours: '영업시간을 읽을 수 없음',
  withoutRating: '평점 없음',
  withoutCoordinates: '좌표 없음',
}

interface QualityTableProps {
  readonly quality: QualityCounts
  /** Rows that were read without error. */
  readonly accepted: number
}

/** What the accepted rows lack. */
export function QualityTable({ quality, accepted }: QualityTableProps) {
  const rows = Object.entries(labels).filter(([name]) => (quality[name] ?? 0) > 0)
  if (rows.length === 0) return null
  return (
    <table className="data-table">
      <caption>비어 있거나 읽지 못한 정보</caption>
      <tbody>
        {rows.map(([name, label]) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{formatCount(quality[name] ?? 0)}건</td>
            <td>{accepted > 0 && `${(((quality[name] ?? 0) / accepted) * 100).toFixed(1)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
