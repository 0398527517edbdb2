import { describe } from 'vitest'
import { describeAdministration } from './contract/administration.contract.ts'
import { describeAttempts } from './contract/attempt.contract.ts'
import { describeAudit } from './contract/audit.contract.ts'
import { describeChosen } from './contract/chosen.contract.ts'
import { describeClosed } from './contract/closed.contract.ts'
import { describeDrift } from './contract/drift.contract.ts'
import { describeDuplicateKeys } from './contract/duplicate-keys.contract.ts'
import { describeDuplicates } from './contract/duplicates.contract.ts'
import { describeFacets } from './contract/facets.contract.ts'
import { describeHold } from './contract/hold.contract.ts'
import { describeImport } from './contract/import.contract.ts'
import { describeImportLayouts } from './contract/import-layouts.contract.ts'
import { describeJobs } from './contract/job.contract.ts'
import { describeLargeBatches } from './contract/large-batch.contract.ts'
import { describeMerging } from './contract/merging.contract.ts'
import { describeAgainstModel } from './contract/model.contract.ts'
import { describeNear } from './contract/near.contract.ts'
import { describeOpening } from './contract/opening.contract.ts'
import { describePages } from './contract/pages.contract.ts'
import { describePending } from './contract/pending.contract.ts'
import { describeReading } from './contract/reading.contract.ts'
import { describeReindex } from './contract/reindex.contract.ts'
import { describeReports } from './contract/reports.contract.ts'
import { describeSearch } from './contract/search.contract.ts'
import { describeSearchFeedback } from './contract/search-feedback.contract.ts'
import { describeSearchTexts } from './contract/search-texts.contract.ts'
import { describeSecondFactors } from './contract/second-factor.contract.ts'
import { describeSessions } from './contract/session.contract.ts'
import type { CreateTestBed } from './contract/storage-under-test.contract.ts'
import { describeTradeMappings } from './contract/trade-mappings.contract.ts'
import { describeUndo } from './contract/undo.contract.ts'
import { describeVerification } from './contract/verify.contract.ts'
import { describeDamage } from './contract/verify-damage.contract.ts'

/** The contract that every storage must meet, whatever its engine. */
export function describeStorage(engine: string, createTestBed: CreateTestBed): void {
  describe(`storage on ${engine}`, () => {
    describeOpening(createTestBed)
    describeImport(createTestBed)
    describeLargeBatches(createTestBed)
    describeReading(createTestBed)
    describeSearch(createTestBed)
    describePages(createTestBed)
    describeFacets(createTestBed)
    describeNear(createTestBed)
    describePending(createTestBed)
    describeClosed(createTestBed)
    describeAgainstModel(createTestBed)
    describeAdministration(createTestBed)
    describeUndo(createTestBed)
    describeChosen(createTestBed)
    describeHold(createTestBed)
    describeDuplicates(createTestBed)
    describeDuplicateKeys(createTestBed)
    describeMerging(createTestBed)
    describeJobs(createTestBed)
    describeSessions(createTestBed)
    describeAudit(createTestBed)
    describeVerification(createTestBed)
    describeDamage(createTestBed)
    describeDrift(createTestBed)
    describeReindex(createTestBed)
    describeAttempts(createTestBed)
    describeSecondFactors(createTestBed)
    describeSearchFeedback(createTestBed)
    describeSearchTexts(createTestBed)
    describeImportLayouts(createTestBed)
    describeTradeMappings(createTestBed)
    describeReports(createTestBed)
  })
}
