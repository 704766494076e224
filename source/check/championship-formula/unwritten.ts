// Rows and rulings of Championship Formula Racing whose tests are still to be written; the list only ever gets shorter.

const ROWS = `
CFR-3 CFR-5 CFR-6 CFR-27 CFR-29 CFR-30 CFR-31 CFR-32 CFR-33 CFR-34 CFR-114 CFR-115 CFR-116
CFR-118 CFR-122 CFR-123 CFR-127 CFR-128 CFR-129 CFR-130 CFR-131 CFR-132 CFR-141 CFR-142
CFR-143 CFR-150 CFR-154 CFR-155 CFR-156 CFR-157 CFR-158 CR-11 CR-12 CR-14 CR-15 CR-16 CR-32
CR-33 CR-34 CR-36 CR-37 CR-38 CR-39 CR-53 CR-60 CR-82 CR-83
`;

/** The rows that no test covers yet. */
export const UNWRITTEN: ReadonlySet<string> = new Set(ROWS.trim().split(/\s+/));
