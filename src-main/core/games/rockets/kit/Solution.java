// @{reads}
import java.util.Scanner;

public class Solution {
    /**
     * @{score}
     * @{numbers}
     * @{places}
     */
    static int[] solve(int width, int height, int[][] rockets, int[] doors, char[] walls, int[][] arrows, char[] directions) {
        return new int[rockets.length];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int width = in.nextInt(), height = in.nextInt();
        int[][] rockets = new int[in.nextInt()][2];
        int[] doors = new int[in.nextInt()];
        char[] walls = new char[doors.length];
        int[][] arrows = new int[in.nextInt()][2];
        char[] directions = new char[arrows.length];
        for (int[] one : rockets) {
            one[0] = in.nextInt();
            one[1] = in.nextInt();
        }
        for (int at = 0; at < doors.length; at++) {
            doors[at] = in.nextInt();
            walls[at] = in.next().charAt(0);
        }
        for (int at = 0; at < arrows.length; at++) {
            arrows[at][0] = in.nextInt();
            arrows[at][1] = in.nextInt();
            directions[at] = in.next().charAt(0);
        }
        for (int score : solve(width, height, rockets, doors, walls, arrows, directions)) System.out.println(score);
    }
}
