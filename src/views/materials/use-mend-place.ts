import { useEffect } from 'react';
import type { UploadStage } from '../../domain/materials/stage.ts';
import { focusIn } from './focus-in.ts';
import { placeId } from './place-id.ts';

/** A document or material, and the field of it, that somebody came to mend. */
export interface MendPlace {
  readonly item: string;
  readonly field: string | null;
}

/** Leads to the field that an address names, once it is there. */
export function useMendPlace(mend: MendPlace | undefined, stage: UploadStage | undefined): void {
  const item = mend?.item;
  const field = mend?.field ?? undefined;
  useEffect(() => {
    if (item === undefined || stage === undefined) return undefined;
    // After the shell has led the focus to the page's heading.
    const frame = requestAnimationFrame(() => {
      const place = document.getElementById(placeId(item, field)) ?? document.getElementById(placeId(item));
      place?.scrollIntoView?.({ block: 'center' });
      if (place) focusIn(place);
    });
    return () => cancelAnimationFrame(frame);
  }, [item, field, stage]);
}
