/** How the name of the group of other tools begins. */
export const otherTool = 'other-tool';

/**
 * Tools that readers come from. They are named for comparison, « orbite comme dans SketchUp », or
 * for their files: it is the other words that tell which page answers.
 */
export const otherTools: readonly string[] = [
  'AutoCAD',
  'SketchUp',
  'Revit',
  'ArchiCAD',
  'FreeCAD',
  'LibreCAD',
  'SolidWorks',
  'Vectorworks',
  'Blender',
  'Sweet Home 3D',
  'Sweet Home',
  'Planner 5D',
  'HomeByMe',
  'Kozikaza',
  'RoomSketcher',
  'Floorplanner',
];
