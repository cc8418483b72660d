/** Prefix of the name of the group of other tools. */
export const otherTool = 'other-tool';

/**
 * Other software that readers know. They name it for comparison (« orbite comme dans SketchUp ») or
 * for its files, so the other words of the query determine which page answers.
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
