import { createContext, useContext } from 'react';
import type { MaterialsActions } from '../../../presentation/evidence/materials/materials-actions.ts';
import type { MaterialsView } from '../../../presentation/evidence/materials/materials-view-model.ts';

interface Materials {
  readonly page: MaterialsView;
  readonly actions: MaterialsActions;
  /** There is room for paper and form beside the list. */
  readonly beside: boolean;
}

/** The upload page and what is done on it, for all that it is drawn of. */
export const MaterialsContext = createContext<Materials | undefined>(undefined);

export function useMaterials(): Materials {
  const materials = useContext(MaterialsContext);
  if (!materials) throw new Error('Nothing of the upload page is drawn outside it');
  return materials;
}
