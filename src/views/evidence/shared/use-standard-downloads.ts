import { useEffect } from 'react';
import type { StandardPlace } from '../../../application/ports/evidence/material-standards.ts';
import { evidenceArea } from '../../../presentation/evidence/evidence-presenters.ts';
import type { StandardDownloads } from '../../../presentation/evidence/shared/standard-downloads.ts';
import { usePresenter } from '../../pages/presenters-context.ts';

/** The list of documents and its templates for a place, loaded again when the place changes. */
export function useStandardDownloads(place: StandardPlace | undefined): StandardDownloads {
  const downloads = usePresenter(evidenceArea, (offered) => offered.standardDownloads());
  useEffect(() => downloads.setPlace(place));
  useEffect(() => () => downloads.left(), [downloads]);
  return downloads;
}
