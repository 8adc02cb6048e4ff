import type { Container } from 'inversify';
import type { DocumentVault } from '../application/ports/uploads/document-vault.ts';

/** The sender of files, loaded with the first upload. */
export const lazyVault = (container: Container): DocumentVault => ({
  upload: async (order) => (await import('./areas/evidence/work-parts.ts')).documentVault(container).upload(order),
});
