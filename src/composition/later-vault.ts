import type { Container } from 'inversify';
import type { DocumentVault } from '../application/ports/uploads/document-vault.ts';

/** What sends files, fetched with the first of them: no page needs it before. */
export const laterVault = (container: Container): DocumentVault => ({
  upload: async (order) => (await import('./areas/evidence/work-parts.ts')).documentVault(container).upload(order),
});
