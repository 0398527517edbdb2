import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useToast } from '../../ui/toast-host.tsx'
import { type ListFilter, startExport } from '../admin-api.ts'
import { failureText } from '../admin-call.ts'
import { useStartJob } from '../jobs/job-feed.tsx'
import { useActiveJob } from '../jobs/job-queries.ts'

interface ExportButtonsProps {
  readonly filter: ListFilter
}

/** Everything, a country, or what the list shows, as a workbook. */
export function ExportButtons({ filter }: ExportButtonsProps) {
  const startJob = useStartJob()
  const toast = useToast()
  const start = useMutation({
    mutationFn: (wanted: ListFilter) => startJob(startExport(wanted)),
    onError: (error) =>
      toast({
        title: 'Export failed',
        text: failureText(error, 'Failed to export Excel file'),
        isError: true,
      }),
  })
  const isRunning = useActiveJob('export') !== undefined
  const isPending = start.isPending || isRunning
  const { country, ...others } = filter
  const isFiltered = Object.keys(others).length > 0
  const buttons = [
    ['Export All', {}],
    ...(country ? ([[`Export ${country}`, { country }]] as const) : []),
    ...(isFiltered ? ([['이 목록 내보내기', filter]] as const) : []),
  ] as const
  return (
    <div className="export-buttons">
      {buttons.map(([label, wanted]) => (
        <button
          key={label}
          type="button"
          className="button-quiet"
          disabled={isPending}
          onClick={() => start.mutate(wanted)}
        >
          <Download size={16} aria-hidden="true" />
          {isPending ? 'Exporting...' : label}
        </button>
      ))}
    </div>
  )
}
