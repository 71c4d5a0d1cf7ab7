// @{reads}
import java.util.HashMap;
import java.util.Map;
import java.util.Scanner;

public class Solution {
    static final int[] FIRST = {5, 4, 3, 2, 1, 1, 1, 1, 1};
    static final int[] LENGTHS = {5, 6, 7, 8, 9, 8, 7, 6, 5};

    /**
     * @{left} @{orMinus}
     * `terrain`: @{terrain}
     * `units`: @{units}
     */
    static int move(Map<String, String> terrain, Map<String, String> units, String start, String end) {
        return -1;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int games = in.nextInt();
        for (int game = 1; game <= games; game++) {
            Map<String, String> terrain = new HashMap<>(), units = new HashMap<>();
            for (int row = 0; row < 9; row++)
                for (int at = 0; at < LENGTHS[row]; at++)
                    terrain.put((char) ('A' + row) + "" + (FIRST[row] + at), in.next());
            int[] counts = {in.nextInt(), in.nextInt()};
            for (int side = 0; side < 2; side++)
                for (int left = counts[side]; left > 0; left--) {
                    String kind = in.next();
                    units.put(in.next(), side + kind);
                }
            int moves = in.nextInt();
            System.out.println("Game #" + game);
            for (int number = 1; number <= moves; number++) {
                String start = in.next(), end = in.next();
                int left = move(terrain, units, start, end);
                String result = left < 0 ? "Unsuccessful" : "Successful (" + left + " points left)";
                System.out.println("Move #" + number + " (" + start + " -> " + end + "): " + result);
            }
        }
    }
}
