// Names for CPU drivers: invented, short enough for every table, from everywhere.

/** Drivers to fill a grid, in the order in which they are asked. */
export const driverNames: readonly string[] = [
  'Vellano',
  'Morvane',
  'Okurada',
  'Lindarsen',
  'Ferranze',
  'Castelbrun',
  'Brandeker',
  'Ashmoor',
  'Ribalto',
  'Kowarek',
  'Duvannes',
  'Marenko',
  'Teixandro',
  'Haldquist',
  'Orsavi',
  'Nybrand',
  'Quillane',
  'Soravel',
];
