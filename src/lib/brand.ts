export const brand = 'Constela';
