import { provideGazetteerFile } from '../src/main/gazetteer.ts'

/** Gives the places of the world to every file of a process, because one process runs many files: none finds another world than the next. */
provideGazetteerFile()
