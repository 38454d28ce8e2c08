# language: es
Característica: Ingresar con contraseña

  Antecedentes:
    Dado que Marta está por ingresar

  Regla: La contraseña es de quien está por ingresar

    @ACC-13
    Escenario: Se ve de quién es la contraseña y qué más se puede hacer
      Cuando ingresa el DNI "28456123"
      Entonces ve quién está por ingresar: "Hola, Marta Giménez CUIT 27-28456123-1"
      Y para ingresar puede:
        | ingresar                       |
        | ingresar con su huella         |
        | decir que olvidó la contraseña |
        | cambiar de usuario             |
        | decir que perdió el celular    |

    @ACC-13 @ACC-12 @camino
    Escenario: Marta entra
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "el inicio"
      Y la saluda "Hola, Marta"

    @ACC-12
    Escenario: Sabido cómo está la cuenta, se ve el inicio
      Cuando ingresa el DNI "28456123"
      Y el capacitador pone una demora de 3 segundos
      Y manda la contraseña "cuota2026"
      Y pasan 3 segundos
      Y pasan 3 segundos
      Entonces está en "el inicio"
      Y en el dispositivo queda "accountStatus"

    @ACC-13
    Esquema del escenario: La contraseña falta o no es esa
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "<contraseña>"
      Entonces se le pide que corrija: "<motivo>"

      Ejemplos:
        | contraseña | motivo                             |
        |            | Ingresá tu contraseña.             |
        | otra2026   | Usuario y/o contraseña incorrectos |

    @ACC-13
    Escenario: Tres contraseñas equivocadas bloquean el usuario
      Cuando ingresa el DNI "28456123"
      Y ingresa tres veces la contraseña "otra2026"
      Entonces lee "La contraseña falló varias veces. Creá una nueva y entrás."
      Y para ingresar puede:
        | decir que olvidó la contraseña |
        | cambiar de usuario             |

    @ACC-13
    Escenario: Cambiar de usuario vuelve al DNI
      Cuando ingresa el DNI "28456123"
      Y cambia de usuario
      Entonces llega a "el ingreso"
