/** The package has types only for its browser wrapper. This is the C API below it, with pointers as numbers. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Pointer = number
  /** https://github.com/strukturag/libheif/tree/v1.23.2/libheif/api/libheif. `error` is the address of the returned struct. */
  export type LibHeif = {
    HEAPU8: Uint8Array<ArrayBuffer>
    _malloc(bytes: number): Pointer
    _heif_context_alloc(): Pointer
    _heif_context_set_maximum_image_size_limit(context: Pointer, side: number): void
    _heif_context_read_from_memory_without_copy(
      error: Pointer,
      context: Pointer,
      bytes: Pointer,
      length: number,
      options: Pointer,
    ): void
    _heif_context_get_primary_image_handle(error: Pointer, context: Pointer, handle: Pointer): void
    _heif_image_handle_get_item_id(handle: Pointer): number
    _heif_image_handle_get_width(handle: Pointer): number
    _heif_image_handle_get_height(handle: Pointer): number
    _heif_image_handle_get_luma_bits_per_pixel(handle: Pointer): number
    _heif_image_handle_has_alpha_channel(handle: Pointer): number
    _heif_decoding_options_alloc(): Pointer
    _heif_image_handle_get_image_tiling(error: Pointer, handle: Pointer, transformed: number, tiling: Pointer): void
    _heif_image_handle_decode_image_tile(
      error: Pointer,
      handle: Pointer,
      image: Pointer,
      colorspace: number,
      chroma: number,
      options: Pointer,
      column: number,
      row: number,
    ): void
    _heif_decode_image(
      error: Pointer,
      handle: Pointer,
      image: Pointer,
      colorspace: number,
      chroma: number,
      options: Pointer,
    ): void
    _heif_image_get_width(image: Pointer, channel: number): number
    _heif_image_get_height(image: Pointer, channel: number): number
    _heif_image_get_plane_readonly(image: Pointer, channel: number, stride: Pointer): Pointer
    _heif_image_release(image: Pointer): void
    _heif_item_get_transformation_properties(context: Pointer, item: number, ids: Pointer, count: number): number
    _heif_item_get_property_type(context: Pointer, item: number, property: number): number
    _heif_item_get_property_transform_rotation_ccw(context: Pointer, item: number, property: number): number
    _heif_item_get_property_transform_mirror(context: Pointer, item: number, property: number): number
    _heif_image_handle_get_list_of_metadata_block_IDs(
      handle: Pointer,
      type: Pointer,
      ids: Pointer,
      count: number,
    ): number
    _heif_image_handle_get_metadata_size(handle: Pointer, id: number): number
    _heif_image_handle_get_metadata(error: Pointer, handle: Pointer, id: number, bytes: Pointer): void
    _heif_image_handle_get_color_profile_type(handle: Pointer): number
    _heif_image_handle_get_raw_color_profile_size(handle: Pointer): number
    _heif_image_handle_get_raw_color_profile(error: Pointer, handle: Pointer, bytes: Pointer): void
    _heif_image_handle_get_nclx_color_profile(error: Pointer, handle: Pointer, profile: Pointer): void
  }
  export default function load(options?: object): LibHeif
}
