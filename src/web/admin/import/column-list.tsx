const columns = [
  ['name', '업체 이름', 'required'],
  ['category', '업종', ''],
  ['full_address', '주소', ''],
  ['postal_code', '우편번호', ''],
  ['country', '국가', ''],
  ['phone', '전화번호', 'optional'],
  ['rating', '평점', '1-5'],
  ['reviews', '리뷰 수', ''],
  ['photo', '사진 주소', 'optional'],
  ['working_hours', '영업시간', ''],
  ['about', '특징', 'optional'],
  ['place_id', '고유 번호', 'unique'],
  ['location_link', '지도 링크', 'optional'],
] as const

/** The columns that an import expects. */
export function ColumnList() {
  return (
    <section aria-labelledby="columns" className="panel self-start">
      <h2 id="columns" className="panel-heading">
        열 이름
      </h2>
      <dl className="column-list">
        {columns.map(([name, meaning, note]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {note && (
                <span lang="en" className="column-note">
                  {note}
                </span>
              )}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
