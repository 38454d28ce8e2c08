# language: es
Característica: Cada cliente de la demostración llega a su inicio

  Regla: Todos los clientes de la demostración ingresan y ven su inicio

    @DEM-02
    Esquema del escenario: <nombre> ingresa con su contraseña
      Dado que <nombre> está por ingresar
      Cuando ingresa el DNI "<DNI>"
      Y ingresa la contraseña "cuota2026"
      Entonces la saluda "Hola, <saludo>"

      Ejemplos:
        | nombre   | DNI      | saludo               |
        | Marta    | 28456123 | Marta                |
        | Raúl     | 24318907 | Raúl                 |
        | Lucía    | 33127456 | Lucía                |
        | Diego    | 35902114 | Diego                |
        | Norma    | 17645320 | Norma                |
        | Héctor   | 20114785 | Héctor               |
        | Carla    | 30558741 | Carla                |
        | Elena    | 41220917 | Elena                |
        | Walter   | 26774105 | Walter               |
        | Gabriela | 29336482 | Gabriela             |
        | Tomás    | 37650128 | Tomás                |
        | Ramona   | 16908833 | Ramona               |
        | Julio    | 23015649 | Julio                |
        | Paula    | 31447902 | Paula                |
        | Sergio   | 27180535 | Sergio               |
        | Irma     | 12095867 | Irma                 |
        | Nicolás  | 36529471 | Nicolás              |
        | Sofía    | 39871206 | Sofía                |
        | Iván     | 32605318 | Iván                 |
        | María    | 11203994 | María de los Ángeles |

    @DEM-02
    Esquema del escenario: <nombre> ingresa y ve su gestión legal
      Dado que <nombre> está por ingresar
      Cuando ingresa el DNI "<DNI>"
      Y ingresa la contraseña "cuota2026"
      Entonces ve la pantalla "<aviso>"

      Ejemplos:
        | nombre | DNI      | aviso                          |
        | Silvia | 22870316 | Tu deuda está en gestión legal |
        | Oscar  | 18432259 | Un estudio se ocupa de tu deuda |

    @DEM-02 @camino
    Escenario: Ana Laura elige quién es e ingresa con su contraseña
      Dado que Ana Laura está por ingresar
      Cuando ingresa el DNI "14223078"
      Y elige ser "Ana Laura Castro"
      Y ingresa la contraseña "cuota2026"
      Entonces la saluda "Hola, Ana Laura"

    @DEM-02
    Esquema del escenario: <nombre> elige quién es y el código lleva a crear su contraseña
      Dado que <nombre> está por ingresar
      Cuando ingresa el DNI "14223078"
      Y elige ser "<nombre> <apellido>"
      Y ingresa el código que le llegó
      Entonces llega a "la clave nueva"

      Ejemplos:
        | nombre      | apellido |
        | Ana María   | Castro   |
        | Juan Carlos | Rojas    |

    @DEM-02
    Escenario: A Bruno el código lo lleva a crear su contraseña
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y ingresa el código que le llegó
      Entonces llega a "la clave nueva"

    @DEM-02
    Escenario: Pedro todavía no es cliente
      Dado que Pedro está por ingresar
      Cuando ingresa el DNI "40118223"
      Entonces llega a "no es cliente"
