import { createContext, useContext } from 'react';
import type { MaterialsActions } from '../../../presentation/evidence/materials/materials-actions.ts';
import type { MaterialsView } from '../../../presentation/evidence/materials/materials-view-model.ts';

interface Materials {
  readonly page: MaterialsView;
  readonly actions: MaterialsActions;
  /** Whether there is room for the file and the form beside the list. */
  readonly beside: boolean;
}

/** The upload page and its actions, for all of its components. */
export const MaterialsContext = createContext<Materials | undefined>(undefined);

export function useMaterials(): Materials {
  const materials = useContext(MaterialsContext);
  if (!materials) throw new Error('Nothing of the upload page is drawn outside it');
  return materials;
}
