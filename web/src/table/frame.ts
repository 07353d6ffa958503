/** The styles of the frame, for whoever shows a table or a part of one. */

import "../styles/frame/table.css";
import "../styles/frame/guide.css";
import "../styles/frame/sizes.css";
import "../styles/frame/room.css";
import "./table.css";
