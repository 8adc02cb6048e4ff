export { bindProducts } from './parts.ts';
export { ProductOverviewScreen } from '../../../views/products/product-overview/ProductOverviewScreen.tsx';
export { ApplicationScreen } from '../../../views/products/application/ApplicationScreen.tsx';
