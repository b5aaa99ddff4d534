/** The typefaces of a brand: one for headings and one for text. The first pair is the default. */
export const brandFonts = ['fraunces-inter', 'playfair-source-serif', 'cabin-source-sans', 'jost-figtree'] as const
export type BrandFonts = (typeof brandFonts)[number]

/** How covers are laid out: words on the picture, words beside it, or large words above it. The first is the default. */
export const coverLayouts = ['picture', 'split', 'words'] as const
export type CoverLayout = (typeof coverLayouts)[number]

/** How galleries are laid out: rows of one, two and three pictures, or one picture after the other. The first is the default. */
export const galleryLayouts = ['grid', 'strip'] as const
export type GalleryLayout = (typeof galleryLayouts)[number]

/**
 * How days are laid out: a wide image above the words, images beside the words, or small images and little space. The first is the
 * default.
 */
export const dayLayouts = ['wide', 'columns', 'compact'] as const
export type DayLayout = (typeof dayLayouts)[number]
