import {
  type ImportMode,
  type ImportPreview,
  importModes,
} from '../../../domain/administration/administration.ts'
import { formatCount } from '../../format/count.ts'

const labels: Readonly<Record<ImportMode, readonly [name: string, effect: string]>> = {
  skip: ['건너뛰기', '이미 있는 업체는 그대로 둡니다.'],
  update: ['업데이트', '이미 있는 업체의 내용을 파일의 내용으로 바꿉니다. 파일에 없는 열은 그대로 둡니다.'],
  fill: ['빈칸 채우기', '이미 있는 업체의 빈 항목만 파일의 내용으로 채웁니다.'],
}

interface ModeChoiceProps {
  readonly mode: ImportMode
  readonly onChoose: (mode: ImportMode) => void
  readonly preview: ImportPreview | undefined
}

/** What becomes of listings that are there already. */
export function ModeChoice({ mode, onChoose, preview }: ModeChoiceProps) {
  return (
    <fieldset className="mode-choice">
      <legend>이미 있는 업체{preview && ` (내용이 다른 것 ${formatCount(preview.changed)}건)`}</legend>
      {importModes.map((each) => {
        const [name, effect] = labels[each]
        return (
          <label key={each}>
            <input type="radio" name="mode" checked={each === mode} onChange={() => onChoose(each)} />
            <span>
              <b>{name}</b>
              <span className="block text-xs text-ink-2">{effect}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
