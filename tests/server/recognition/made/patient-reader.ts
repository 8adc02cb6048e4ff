import {
  DocumentReader,
  readingProcesses,
  type DocumentReaderOptions,
} from '../../../../server/recognition/read-document.ts';

/** Reads as the portal does, and waits for its processes as long as a busy machine may need. */
export function patientReader(options: Omit<DocumentReaderOptions, 'processes'> = {}): DocumentReader {
  return new DocumentReader({ ...options, processes: readingProcesses(60_000) });
}
