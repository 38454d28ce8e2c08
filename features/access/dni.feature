# language: es
Característica: Ingresar el DNI
  Quien quiere entrar dice quién es con su DNI, y el portal sabe por qué puerta sigue.

  Regla: El DNI tiene entre 6 y 8 números

    @ACC-01 @GEN-03
    Escenario: Lo que no es un número no se escribe
      Dado que Marta está por ingresar
      Cuando escribe "28.456.123x" en el DNI
      Entonces queda escrito "28456123"

    @ACC-01
    Escenario: Más de 8 números tampoco se escriben
      Dado que Marta está por ingresar
      Cuando escribe "284561234" en el DNI
      Entonces queda escrito "28456123"

    @ACC-01 @ACC-03
    Escenario: Con 6 números ya se busca
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "123456"
      Entonces se le pide que corrija: "No encontramos datos para el dni ingresado"

    @ACC-01
    Esquema del escenario: Un DNI que falta o no tiene ese largo se pide de nuevo
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "<dni>"
      Entonces se le pide que corrija: "<motivo>"

      Ejemplos:
        | dni   | motivo                                        |
        |       | El DNI es requerido                           |
        | 12345 | El DNI debe ser un número entre 6 y 8 dígitos |

  Regla: El portal busca quién tiene ese DNI

    @ACC-03
    Escenario: Nadie tiene ese DNI
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "11111111"
      Entonces se le pide que corrija: "No encontramos datos para el dni ingresado"

    @ACC-03 @ACC-06
    Escenario: Una sola persona con contraseña sigue por la contraseña
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Entonces llega a "la contraseña"

    @ACC-03 @ACC-06
    Escenario: Una sola persona sin contraseña sigue por el código
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Entonces llega a "el código"

    @ACC-03
    Escenario: Varias personas con el mismo DNI eligen quiénes son
      Dado que Ana Laura está por ingresar
      Cuando ingresa el DNI "14223078"
      Entonces llega a "la elección de identidad"

    @ACC-03
    Escenario: Con dos personas alcanza para elegir
      Dado que Ana Laura está por ingresar
      Y que dos personas tienen ese DNI
      Cuando ingresa el DNI "14223078"
      Entonces llega a "la elección de identidad"

    @SES-16
    Esquema del escenario: Si no se puede buscar, se explica y no se pierde lo escrito
      Dado que Marta está por ingresar
      Y que la consulta de "las personas" <falla>
      Cuando ingresa el DNI "28456123"
      Entonces se le pide que corrija: "<explicación>"
      Y el DNI ya está escrito: "28456123"

      Ejemplos:
        | falla                 | explicación                                                                                 |
        | responde con un error | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                        |
        | no llega              | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.                     |
        | no se puede leer      | No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: access.findPeople |

    @SES-16
    Esquema del escenario: Si no se puede saber <qué>, se explica y no se pierde lo escrito
      Dado que Marta está por ingresar
      Y que la consulta de "<qué>" responde con un error
      Cuando ingresa el DNI "28456123"
      Entonces se le pide que corrija: "Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."
      Y el DNI ya está escrito: "28456123"

      Ejemplos:
        | qué                 |
        | si es cliente       |
        | si tiene contraseña |

    @SES-16
    Escenario: Sin conexión no hay un dato que revisar
      Dado que Marta está por ingresar
      Y que la consulta de "las personas" no llega
      Cuando ingresa el DNI "28456123"
      Entonces se le pide que corrija: "No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo."
      Y no se le pide revisar ningún dato

  Regla: El dispositivo recuerda el DNI si se lo piden

    @ACC-02 @camino
    Escenario: El DNI recordado aparece la próxima vez
      Dado que Marta está por ingresar
      Cuando ingresa su DNI "28456123" y pide que se recuerde
      Y abre "el ingreso"
      Entonces el DNI ya está escrito: "28456123"

    @ACC-02
    Escenario: Una vez recordado, se sigue recordando sin pedirlo de nuevo
      Dado que Marta está por ingresar
      Cuando ingresa su DNI "28456123" y pide que se recuerde
      Y abre "el ingreso"
      Y ingresa el DNI "28456123"
      Y abre "el ingreso"
      Entonces el DNI ya está escrito: "28456123"

    @ACC-02
    Escenario: El que se deja de recordar se olvida
      Dado que Marta está por ingresar
      Cuando ingresa su DNI "28456123" y pide que se recuerde
      Y abre "el ingreso"
      Y ingresa su DNI "28456123" y pide que no se recuerde
      Y abre "el ingreso"
      Entonces el DNI ya está escrito: ""

    @ACC-02
    Escenario: Sin pedirlo, el DNI no se recuerda
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y abre "el ingreso"
      Entonces el DNI ya está escrito: ""

  Regla: El ingreso es la puerta principal

    @ACC-34
    Escenario: La cuenta se abre en el ingreso
      Dado que nadie ingresó
      Cuando abre "/mi-cuenta" en una computadora
      Entonces ve la pantalla "Ingresá a tu cuenta"

    @ACC-34
    Escenario: El ingreso cuenta que no se pudo entrar automáticamente
      Dado que nadie ingresó
      Cuando abre "/mi-cuenta?autologin=error"
      Entonces lee "No pudimos ingresarte automáticamente. Ingresá con tu DNI."
