/** The pages that open the payment window. Only their documents let the provider's scripts and frames in. */
export const payingPage = /^\/(?:checkout\/|order-details\/|order-confirmation(?:$|[/?]))/;
