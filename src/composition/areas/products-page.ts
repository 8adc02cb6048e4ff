export { bindProducts } from './products-parts.ts';
export { ProductOverviewScreen } from '../../views/products/product-overview/ProductOverviewScreen.tsx';
export { ApplicationScreen } from '../../views/products/application/ApplicationScreen.tsx';
