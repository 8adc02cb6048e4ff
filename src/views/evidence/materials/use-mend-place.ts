import { useEffect } from 'react';
import type { MendPlace } from '../../../presentation/evidence/materials/materials-view-model.ts';
import type { UploadStage } from '../../../domain/evidence/materials/stage.ts';
import { focusIn } from '../../design/actions/focus-in.ts';
import { placeId } from './place-id.ts';

/** The bar at the top covers what lies under it, in pixels. */
const underBar = 72;

function isInSight(place: Element): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  return top >= underBar && bottom <= window.innerHeight;
}

/** Leads to a field, else to the document or material that it belongs to, once it is drawn. */
export function leadTo({ item, field }: MendPlace): () => void {
  const frame = requestAnimationFrame(() => {
    const row = document.getElementById(placeId(item));
    const place = document.getElementById(placeId(item, field ?? undefined)) ?? row;
    // If the form is beside the list, its row is searched there.
    if (row && place && !row.contains(place) && !isInSight(row)) row.scrollIntoView?.({ block: 'center' });
    if (place && !isInSight(place)) place.scrollIntoView?.({ block: 'center' });
    if (place) focusIn(place);
  });
  return () => cancelAnimationFrame(frame);
}

/** Leads to the field that an address names, once it is there. */
export function useMendPlace(mend: MendPlace | undefined, stage: UploadStage | undefined): void {
  const item = mend?.item;
  const field = mend?.field ?? null;
  useEffect(() => {
    if (item === undefined || stage === undefined) return undefined;
    // After the shell has led the focus to the page's heading.
    return leadTo({ item, field });
  }, [item, field, stage]);
}
