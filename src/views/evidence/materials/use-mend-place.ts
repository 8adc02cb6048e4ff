import { useEffect } from 'react';
import type { CorrectionPlace } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { focusIn } from '../../design/actions/focus-in.ts';
import { placeId } from './place-id.ts';

/** The height that the bar at the top of the window covers, in pixels. */
const underBar = 72;

function isInSight(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= underBar && bottom <= window.innerHeight;
}

/** Scrolls to a field, or else to its document or category, and focuses it, once it is rendered. */
export function scrollToPlace({ item, field }: CorrectionPlace): () => void {
  const frame = requestAnimationFrame(() => {
    const row = document.getElementById(placeId(item));
    const place = document.getElementById(placeId(item, field ?? undefined)) ?? row;
    // If the form is beside the list, the row is outside the form and is scrolled to as well.
    if (row && place && !row.contains(place) && !isInSight(row)) row.scrollIntoView?.({ block: 'center' });
    if (place && !isInSight(place)) place.scrollIntoView?.({ block: 'center' });
    if (place) focusIn(place);
  });
  return () => cancelAnimationFrame(frame);
}

/** Focuses the field that the address names, once it is there. */
export function useMendPlace(mend: CorrectionPlace | undefined, stage: UploadStage | undefined): void {
  const item = mend?.item;
  const field = mend?.field ?? null;
  useEffect(() => {
    if (item === undefined || stage === undefined) return undefined;
    // Runs after the shell has focused the page's heading.
    return scrollToPlace({ item, field });
  }, [item, field, stage]);
}
