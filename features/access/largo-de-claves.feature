# language: es
Característica: El largo de contraseñas y códigos
  Por defecto la contraseña son 6 letras o números y el código 4 números; el prestamista puede pedir más.

  Regla: El prestamista puede enviar códigos de 6 números

    @ACC-07
    Escenario: Con los 6 se entra
      Dado que Bruno está por ingresar
      Y que el prestamista envía códigos de 6 números
      Cuando ingresa el DNI "38214690"
      Y ingresa el código que le llegó
      Entonces llega a "la clave nueva"

    @ACC-07
    Escenario: El campo y el aviso dicen cuántos son
      Dado que Bruno está por ingresar
      Y que el prestamista envía códigos de 6 números
      Cuando ingresa el DNI "38214690"
      Entonces el código va a "Te enviamos un código de 6 números por SMS al 3815****46."
      Y al escribir "12 34 56 78" en "Código de 6 números" queda "123456"

    @ACC-07
    Escenario: Con 4 falta
      Dado que Bruno está por ingresar
      Y que el prestamista envía códigos de 6 números
      Cuando ingresa el DNI "38214690"
      Y ingresa el código "1234"
      Entonces se le pide que corrija: "El código tiene 6 números"

    @ACC-07 @camino
    Escenario: Si no lo dice, son 4
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Entonces al escribir "12 34 56 78" en "Código de 4 números" queda "1234"

  Regla: El prestamista puede pedir contraseñas de 8 o más, con símbolos

    @ACC-17
    Escenario: Se lee qué puede llevar
      Dado que el prestamista pide contraseñas de 8 o más, con símbolos
      Y que Marta ingresó y está en "la clave nueva"
      Cuando abre el portal
      Entonces de la contraseña nueva lee "Al menos 8 caracteres: letras, números o símbolos, sin espacios ni tildes."

    @ACC-17
    Esquema del escenario: "<contraseña>" no sirve
      Dado que el prestamista pide contraseñas de 8 o más, con símbolos
      Y que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "<contraseña>"
      Entonces se le pide que corrija:
        | <motivo> |

      Ejemplos:
        | contraseña | motivo                                                          |
        | cuota#7    | La contraseña debe tener al menos 8 caracteres.                 |
        | cuota 2027 | Usá solo letras, números y símbolos, sin espacios ni tildes.    |

    @ACC-17
    Esquema del escenario: Con "<contraseña>" se entra
      Dado que el prestamista pide contraseñas de 8 o más, con símbolos
      Y que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "<contraseña>"
      Y vuelve al ingreso y entra con "28456123" y "<contraseña>"
      Entonces llega a "el inicio"

      Ejemplos:
        | contraseña  |
        | c#Ñandu_26! |
        | cuota2027   |
        | cuota#27    |
