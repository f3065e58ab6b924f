npx rulestone-cli odds 3d4 --at-least 9
npx rulestone-cli calc attack --ac 15 --cover half --json
npx rulestone-cli explain '4d6r1' --dialect roll20
